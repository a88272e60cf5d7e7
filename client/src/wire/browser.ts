/** Real sockets and real time. */

import type { Time, Wire } from "./connection";
import type { Seat } from "./types";

/** The socket of a table. */
export function openSocket(table: string, seat: Seat | null, after: number | null): Wire {
  const asked = new URLSearchParams();
  if (seat !== null) asked.set("seat", String(seat));
  if (after !== null) asked.set("after", String(after));
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}?${asked}`) as Wire;
}

export const browserTime: Time = {
  after(milliseconds, what) {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
};
