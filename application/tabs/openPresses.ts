import { pressBefore, unknownPresses, withPress, withoutPress } from '#domain/orders/notedPresses.ts';
import { type OpenPress, pressElsewhere } from '#domain/orders/openPress.ts';
import type { Kept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

/** The notes of open presses on this device (ADR 13). */
export class OpenPresses {
  readonly #kept: Kept<'openPresses' | 'pressedHere'>;
  readonly #clock: Clock;

  constructor(kept: Kept<'openPresses' | 'pressedHere'>, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** The first open press of another tab about any of these; null without one. */
  elsewhere(of: readonly string[]): OpenPress | null {
    return pressElsewhere(this.#all, of, this.#here, this.#clock.now());
  }

  /** The first open press of another tab that comes before this one; null without one. */
  before(mine: OpenPress): OpenPress | null {
    return pressBefore(this.#all, mine, this.#here, this.#clock.now());
  }

  /** Presses of other tabs about any of these whose outcome stayed unknown. */
  unknown(of: readonly string[]): readonly OpenPress[] {
    return unknownPresses(this.#all, of, this.#here, this.#clock.now());
  }

  record(press: OpenPress): void {
    const here = this.#here;
    // First, so that this tab never takes its own press for another tab's.
    if (!here.includes(press.id)) this.#kept.write('pressedHere', [...here, press.id].slice(-MOST_HERE));
    this.#kept.write('openPresses', withPress(this.#all, press, this.#clock.now()));
  }

  settle(id: string): void {
    const all = this.#all;
    if (all.some((press) => press.id === id)) this.#kept.write('openPresses', withoutPress(all, id));
  }

  get #all(): readonly OpenPress[] {
    return this.#kept.read('openPresses') ?? [];
  }

  get #here(): readonly string[] {
    return this.#kept.read('pressedHere') ?? [];
  }
}

/** More presses than a user makes in half an hour. */
const MOST_HERE = 20;
