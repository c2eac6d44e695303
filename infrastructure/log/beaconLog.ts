import { type OperationEvent, operationEvent } from '#domain/operation/operationEvent.ts';
import { isUrgent } from '#domain/operation/isUrgent.ts';
import type { Engine, Fact } from '#domain/operation/vocabulary.ts';
import { factOf } from './factOf.ts';
import type { Heard } from './heldLog.ts';

/** The contract's limit of a body, in bytes. All characters are ASCII. */
const MOST_BYTES = 3_000;

/** How long a fault may wait for more, in milliseconds. */
const GATHERS_MS = 5_000;

/** The contract's limit of `count`. */
const MOST_ALIKE = 1_000;

/** Bytes by which an event grows until then. */
const GROWS_BY = 3;

export interface BeaconSettings {
  readonly site: string;
  readonly engine: Engine;
  /** Of the page, and so of our scripts. */
  readonly origin: string;
  /** The patterns of all routes. */
  readonly steps: readonly string[];
  /** The pattern of a path. */
  readonly stepOf: (path: string) => unknown;
  /** Sends a body once, as far as the browser is able to; must not throw. */
  readonly send: (body: string) => void;
}

/** Counts equal events and sends them together: when asked, when a body is full, and soon after a fault. */
export class BeaconLog {
  readonly #settings: BeaconSettings;
  readonly #counts = new Map<string, number>();
  #isSending = false;
  /** Vendors whose files are missing: their scripts are tried three times, and again with each drawing. */
  readonly #missing = new Set<string>();
  /** The page of the last event: most events come from the same one, and finding its pattern tries all routes. */
  #last: { readonly path: string; readonly step: unknown } | null = null;

  constructor(settings: BeaconSettings) {
    this.#settings = settings;
  }

  hear({ path, what }: Heard): void {
    const fact = factOf(what, this.#settings.origin);
    if (fact === null || this.#isKnown(fact)) return;
    this.#add(operationEvent(fact, this.#stepOf(path), this.#settings.steps));
    if (!isUrgent(fact) || this.#isSending) return;
    this.#isSending = true;
    setTimeout(() => this.send(), GATHERS_MS);
  }

  #isKnown({ kind, name }: Fact): boolean {
    if (kind !== 'vendor') return false;
    const isKnown = this.#missing.has(name);
    this.#missing.add(name);
    return isKnown;
  }

  #stepOf(path: string): unknown {
    if (this.#last?.path !== path) this.#last = { path, step: this.#settings.stepOf(path) };
    return this.#last.step;
  }

  /** Sends what was counted since the last time; nothing if that is nothing. */
  send(): void {
    this.#isSending = false;
    if (this.#counts.size === 0) return;
    this.#settings.send(this.#body());
    this.#counts.clear();
  }

  #add(event: OperationEvent): void {
    const key = JSON.stringify(event);
    const before = this.#counts.get(key) ?? 0;
    if (before === MOST_ALIKE) return;
    this.#counts.set(key, before + 1);
    if (before > 0 || this.#body().length + GROWS_BY * this.#counts.size <= MOST_BYTES) return;
    this.#counts.delete(key);
    this.send();
    this.#counts.set(key, 1);
  }

  #body(): string {
    const { site, engine } = this.#settings;
    const events = [...this.#counts].map(([key, count]) => ({
      ...(JSON.parse(key) as OperationEvent),
      count,
    }));
    return JSON.stringify({ site, engine, events });
  }
}
