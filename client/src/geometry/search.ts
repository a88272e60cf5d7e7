/** The search for a place for every tile and every slot: the best spots first, and back again where it gets stuck. */

import type { Knot } from "./knots";
import type { Cover, Lattice } from "./lattice";
import { ahead, portsOfFoot, portsOfMiddle, spots, type Port, type Spot } from "./ports";
import { elsewhere, near, turnedTo, type Manner, type Stop } from "./stops";

const SLOT = -1; // on the lattice, where tiles have the numbers from 1
const MANY = 2; // ways, so that there is a choice
const PATIENCE = 40; // spots tried in vain, besides two for every tile, before an attempt is given up

/** One attempt to lay a layout on a lattice. */
export class Search {
  readonly tiles: Spot[] = [];
  readonly slots = new Map<string, Spot>();
  stuck = -1; // the chain that had no place when most of the tiles had one
  private most = 0;
  private placed = 0;
  tried = 0; // spots, good or bad

  constructor(
    private readonly knots: Knot[],
    private readonly lattice: Lattice,
    private readonly manner: Manner,
    private readonly wanted = new Map<string, Spot>(), // where a tile laid at an end was expected
    private readonly favoured: number[] = [], // chains that go before others
  ) {}

  /** Lay a tile where it is known to lie. */
  keepTile(at: number, spot: Spot): void {
    this.tiles[at] = spot;
    this.lattice.put(spot, at + 1);
  }

  /** Keep a slot where it is known to be. */
  keepSlot(name: string, spot: Spot): void {
    this.slots.set(name, spot);
    this.lattice.put(spot, SLOT);
  }

  /** What grows from a laid tile of a chain. */
  growing(on: number, chain = -1): Stop[] {
    const branches = this.knots[on]?.branches ?? [];
    const ports = this.ports(on, branches.length);
    const begins = on === 0 || branches.length > 1;
    const foot = this.manner.feet && branches.length > 2;
    return branches.map(({ name, child }, at) => {
      const own = foot ? turnedTo(ports, at + this.favoured.length) : ports.slice(at, at + 1);
      const rank = begins || child < 0 ? -Infinity : this.rank(chain);
      return { ports: own, on, name, child, chain: begins ? child : chain, rank };
    });
  }

  /** After what leaves a knot come the chains that got stuck before, then short chains before long ones. */
  private rank(chain: number): number {
    const favour = this.favoured.indexOf(chain);
    return favour < 0 ? (this.knots[chain]?.size ?? 0) : favour - this.favoured.length;
  }

  private ports(on: number, arms: number): Port[] {
    const spot = this.tiles[on] as Spot;
    return on === 0 ? portsOfMiddle(spot, arms, this.manner.feet) : arms > 1 ? portsOfFoot(spot) : [spot.beyond];
  }

  /** Find places for all these stops and for what grows from them; nobody near the last one may be left without. */
  pass(stops: Stop[], last?: Cover): boolean {
    let next = stops[0];
    let rank = Infinity;
    for (const stop of stops) {
      const ways = !last || near(stop.ports, last) ? this.ways(stop) : MANY;
      if (ways === 0) return this.fail(stop);
      const urgent = ways === 1 ? -Infinity : stop.rank;
      if (urgent < rank) [next, rank] = [stop, urgent];
    }
    return !next || this.try(next, stops);
  }

  /** In how many ways a stop can have its place; if it can go straight ahead, it has enough of them. */
  private ways(stop: Stop): number {
    const { ports, on, child } = stop;
    const double = this.knots[child]?.double ?? false;
    if (this.manner.apart) return MANY;
    if (child < 0 && this.manner.spacious !== "no") {
      if (ports.some((port) => this.takesDouble(port, on + 1))) return MANY;
      if (this.manner.spacious === "all") return 0;
    }
    const onwards = !double && ports.length === 1 && ports.map((port) => ahead(port, false));
    if (onwards && onwards.every((spot) => this.lattice.fits(spot, on + 1))) return MANY;
    return this.free(stop).length;
  }

  private fail(stop: Stop): boolean {
    if (this.placed >= this.most) [this.most, this.stuck] = [this.placed, stop.chain];
    return false;
  }

  private try(stop: Stop, stops: Stop[]): boolean {
    const others = stops.filter((other) => other !== stop);
    this.placed++;
    for (const spot of this.choices(stop)) {
      if (this.tried++ > PATIENCE + 2 * this.knots.length) return false;
      if (stop.child < 0) this.keepSlot(stop.name, spot);
      else this.keepTile(stop.child, spot);
      if (this.pass([...others, ...(stop.child < 0 ? [] : this.growing(stop.child, stop.chain))], spot)) return true;
      this.lattice.put(spot, 0);
    }
    this.placed--;
    return false;
  }

  private choices(stop: Stop): Spot[] {
    const { ports, name, child } = stop;
    const free = this.free(stop);
    const choices = child < 0 ? this.roomiest(free) : this.expected(name, free);
    const apart = choices.length === 0 && this.manner.apart;
    return apart ? elsewhere(ports[0] as Port, this.knots[child]?.double ?? false, this.lattice) : choices;
  }

  private free({ ports, on, child }: Stop): Spot[] {
    const double = this.knots[child]?.double ?? false;
    const free: Spot[] = [];
    for (const port of child < 0 ? this.spacious(ports, on) : ports) {
      for (const spot of spots(port, double, this.manner.bending, this.manner.corners)) if (this.lattice.fits(spot, on + 1)) free.push(spot);
    }
    return free;
  }

  /** The ports where a double has room, too; if there are none, all of them, unless everything must be spacious. */
  private spacious(ports: Port[], on: number): Port[] {
    const wide = this.manner.spacious === "no" ? ports : ports.filter((port) => this.takesDouble(port, on + 1));
    return wide.length || this.manner.spacious === "all" ? wide : ports;
  }

  /** The place of the slot, if there was one. */
  private expected(name: string, free: Spot[]): Spot[] {
    const slot = this.wanted.get(name);
    const same = slot && free.find(({ x, y, flat }) => x === slot.x && y === slot.y && flat === slot.flat);
    return same ? [same] : free;
  }

  /** Slots with most room behind them first. */
  private roomiest(free: Spot[]): Spot[] {
    if (free.length < 2) return free;
    const room = new Map(free.map((spot) => [spot, this.room(spot)]));
    return free.sort((one, other) => (room.get(other) ?? 0) - (room.get(one) ?? 0));
  }

  private room({ beyond }: Spot): number {
    if (this.takesDouble(beyond, 0)) return 2;
    return spots(beyond, false, this.manner.bending, this.manner.corners).some((spot) => this.lattice.fits(spot, 0)) ? 1 : 0;
  }

  private takesDouble(port: Port, joined: number): boolean {
    const double = ahead(port, true);
    const toes = this.manner.feet ? portsOfFoot(double) : [double.beyond];
    const free = (spot: Cover): boolean => this.lattice.fits(spot, joined);
    return free(double) && toes.every((toe) => free(ahead(toe, false)));
  }
}
