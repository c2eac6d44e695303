import { LEAVES_IN_TIME } from '#domain/kept/retention.ts';
import { stayLeft } from '#domain/kept/stay.ts';
import type { KeptKey } from '#domain/kept/table.ts';
import { forgetParts } from '../kept/forgetParts.ts';
import type { ForgetKept, ReadKept, WriteKept } from '../kept/kept.ts';
import type { Clock, DeviceClock } from '../ports/clock.ts';

type TimeKept = ReadKept<'tokenExpiry' | 'usedAt'> & WriteKept<'usedAt'> & ForgetKept<KeptKey>;

/** Without a voucher in use, what names a person stays for half an hour after the last use (ADR 12). */
export class LeaveInTime {
  readonly #kept: TimeKept;
  readonly #clock: Clock & DeviceClock;

  constructor(kept: TimeKept, clock: Clock & DeviceClock) {
    this.#kept = kept;
    this.#clock = clock;
  }

  /** Must be called when the user types: the half hour begins again. */
  restart(): void {
    this.#kept.write('usedAt', this.#clock.deviceNow());
  }

  /** Forgets what must leave by now, and then returns 0; else how long it still stays, in milliseconds. */
  execute(): number {
    const left = stayLeft(
      this.#kept.read('usedAt'),
      this.#clock.deviceNow(),
      this.#kept.read('tokenExpiry'),
      this.#clock.now(),
    );
    if (left === 0) forgetParts(this.#kept, LEAVES_IN_TIME);
    return left;
  }
}
