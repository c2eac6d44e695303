import { HOUR, type Instant, SECOND } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import { Arrivals, LESS_THAN_USUAL } from './arrivals.ts';
import type { Line } from './line.ts';
import { belongsTo } from './sets.ts';

/** The steps in which time is counted, and how long they are kept. */
const SLOT = 5 * SECOND;
export const KEPT = HOUR;

/** What pages sent to the operator's log in the last hour, and how many arrived in the last days. */
export class OperationBook {
  readonly arrivals = new Arrivals();
  readonly #slots = new Map<Instant, Map<string, Line>>();

  add({ site, events }: Wire['OperationLog'], at: Instant): void {
    const start = Math.floor(at / SLOT) * SLOT;
    for (const old of this.#slots.keys()) if (old < at - KEPT) this.#slots.delete(old);
    const slot = this.#slots.get(start) ?? new Map<string, Line>();
    this.#slots.set(start, slot);
    for (const event of events) {
      const line = { site, ...event };
      count(slot, line);
      if (belongsTo(LESS_THAN_USUAL.counted, line)) this.arrivals.add(site, line.count, at);
    }
  }

  /** What arrived in the span up to `until`, in whole slots; nothing older than `KEPT`. */
  recent(until: Instant, span: number): readonly Line[] {
    const sums = new Map<string, Line>();
    for (const [start, slot] of this.#slots)
      if (start > until - span && start <= until) for (const line of slot.values()) count(sums, line);
    return [...sums.values()];
  }
}

function count(sums: Map<string, Line>, line: Line): void {
  const { site, kind, name, step, upTo = '', at = '' } = line;
  const key = `${site} ${kind} ${name} ${step} ${upTo} ${at}`;
  sums.set(key, { ...line, count: line.count + (sums.get(key)?.count ?? 0) });
}
