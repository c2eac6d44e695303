import { HOUR, type Instant, MINUTE, SECOND } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { OperationEvent } from './readLog.ts';

/** Events of one site that are equal, and how often they were counted. */
export interface Line extends Omit<OperationEvent, 'count'> {
  readonly site: string;
  count: number;
}

export type Engine = Wire['OperationLog']['engine'];

/** The steps in which the recent past is counted, and how far back it reaches. */
export const SLOT = 5 * SECOND;
export const KEPT_SLOTS = 15 * MINUTE;
const KEPT_HOURS = 48 * HOUR;

/** What arrived in one span of time. */
class Sheet {
  readonly lines = new Map<string, Line>();
  readonly bodies = new Map<Engine, number>();

  add({ site, engine, events }: Wire['OperationLog']): void {
    this.bodies.set(engine, (this.bodies.get(engine) ?? 0) + 1);
    for (const { count, ...event } of events) {
      const { kind, name, step, upTo = '' } = event;
      const key = `${site} ${kind} ${name} ${step} ${upTo}`;
      const line = this.lines.get(key);
      if (line) line.count += count;
      else this.lines.set(key, { site, ...event, count });
    }
  }
}

/** Keeps the operator's log: by hour for two days, and by five seconds for a quarter of an hour, for the alarms. */
export class OperationBook {
  readonly #hours = new Map<Instant, Sheet>();
  readonly #slots = new Map<Instant, Sheet>();

  add(log: Wire['OperationLog'], at: Instant): void {
    sheetAt(this.#hours, at, HOUR, KEPT_HOURS).add(log);
    sheetAt(this.#slots, at, SLOT, KEPT_SLOTS).add(log);
  }

  /** What arrived in the span up to `until`, in whole slots. What arrived longer ago than `KEPT_SLOTS` may be gone. */
  recent(until: Instant, span: number): readonly Line[] {
    const slots = [...this.#slots].filter(([start]) => start > until - span && start <= until);
    return slots.flatMap(([, sheet]) => [...sheet.lines.values()]);
  }

  /** The latest hours with something in them, the newest first. */
  hours(most: number): readonly { readonly start: Instant; readonly lines: readonly Line[] }[] {
    return [...this.#hours]
      .toSorted(([one], [other]) => other - one)
      .slice(0, most)
      .map(([start, { lines }]) => ({ start, lines: [...lines.values()] }));
  }

  /** How many bodies each engine sent in these two days. */
  engines(): ReadonlyMap<Engine, number> {
    const sum = new Map<Engine, number>();
    for (const { bodies } of this.#hours.values())
      for (const [engine, count] of bodies) sum.set(engine, (sum.get(engine) ?? 0) + count);
    return sum;
  }
}

function sheetAt(sheets: Map<Instant, Sheet>, at: Instant, length: number, kept: number): Sheet {
  const start = Math.floor(at / length) * length;
  const found = sheets.get(start);
  if (found) return found;
  for (const old of sheets.keys()) if (old < at - kept) sheets.delete(old);
  const sheet = new Sheet();
  sheets.set(start, sheet);
  return sheet;
}
