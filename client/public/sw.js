// The shell works without a network: what a build has hashed is kept for good, pages are asked for anew every time.
// Tables, people and sockets are never touched.

const SHELL = "boneyard-shell-1";
const NOTICE = "boneyard-notice"; // what a push says, in the language of the page that has asked for it
const HOME = "/";
const ASSET = /^\/assets\//;
const OURS = /^\/(api|ws|i|metrics|preview)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(furnish());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || OURS.test(url.pathname)) return;
  if (ASSET.test(url.pathname)) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** Keep the home page and the files that it names. */
async function furnish() {
  const home = await fetch(HOME);
  await renew(home.clone());
  const named = filesOf(await home.text());
  const cache = await caches.open(SHELL);
  await cache.addAll(named);
}

/** Take over at once, and forget other shells. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![SHELL, NOTICE].includes(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file whose name tells its content: from the cache, else from the network and into the cache. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

/** A page: from the network; without one, the home page, which finds its way by the address. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html")) await renew(fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(HOME, { cacheName: SHELL })) ?? Response.error();
  }
}

/** Keep the newest home page, and only those files that are of the same build; what else a page says is its own. */
async function renew(fresh) {
  const cache = await caches.open(SHELL);
  const before = await cache.match(HOME);
  const [html, old] = await Promise.all([fresh.clone().text(), before?.text()]);
  if (old && buildOf(html) === buildOf(old)) return;
  const files = await cache.keys();
  await Promise.all(files.filter(({ url }) => ASSET.test(new URL(url).pathname)).map((file) => cache.delete(file)));
  await cache.put(HOME, fresh);
}

/** The files that a page names: those that all begin with, and those of its screen. */
function filesOf(html) {
  return [...new Set(html.match(/\/assets\/[^"]+/g))];
}

/** The file that a build begins with, whose name changes with everything that it may fetch. */
function buildOf(html) {
  return html.match(/<script[^>]* src="([^"]+)"/)?.[1];
}

/** A notification leads to its table: to the tab where it is open, else to a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? HOME));
});

async function lead(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** A push says nothing but that something waits: what it is, we ask the server, as the person whose browser this is. */
self.addEventListener("push", (event) => {
  event.waitUntil(callFor());
});

async function callFor() {
  const [answer, said] = await Promise.all([fetch("/api/turns"), caches.match("/notice", { cacheName: NOTICE })]);
  const { waiting } = answer.ok ? await answer.json() : { waiting: [] };
  const { title, body, games } = (await said?.json()) ?? { title: "Boneyard", body: "", games: {} };
  const look = { body, icon: "/icon-192.png", badge: "/icon-maskable-192.png" };
  const shown = waiting.map(({ table, game }) =>
    self.registration.showNotification(`${title}: ${games[game] ?? game}`, { ...look, tag: table, data: { path: `/t/${table}` } }),
  );
  // A browser that is woken has to show something, even if somebody was faster.
  if (!shown.length) shown.push(self.registration.showNotification(title, { ...look, tag: "turn", data: { path: "/mine" } }));
  await Promise.all(shown);
}
