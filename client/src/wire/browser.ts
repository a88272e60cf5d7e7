/** The sockets and timers of the browser. */

import type { Socket, Timers } from "./connection";
import type { Seat } from "./types";

/** The socket of a table, for this seat, from this line of its log on. */
export function openSocket(table: string, seat: Seat | null, after: number | null): Socket {
  const asked = new URLSearchParams({ patches: "1" });
  if (seat !== null) asked.set("seat", String(seat));
  if (after !== null) asked.set("after", String(after));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}?${asked}`) as Socket;
}

export const browserTimers: Timers = {
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};
