import type { Clock, DeviceClock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';

/** A `Date` header is truncated to whole seconds. */
const DATE_PRECISION_MS = 1000;

/** A smaller error changes nothing that the user sees; in milliseconds. */
const FAR_OFF_MS = 300_000;

/** The device's clock, corrected as soon as an answer proves it wrong (product 16.8). */
export class ServerClock implements Clock, DeviceClock {
  readonly #onFarOff: (device: 'ahead' | 'behind') => void;
  #offsetMs = 0;
  #isFarOff = false;

  /** `onFarOff` is called once, if the device's clock proves to be off by more than five minutes. */
  constructor(onFarOff: (device: 'ahead' | 'behind') => void) {
    this.#onFarOff = onFarOff;
  }

  now(): Instant {
    return Date.now() + this.#offsetMs;
  }

  deviceNow(): Instant {
    return Date.now();
  }

  /**
   * Learns from an answer's `Date` header and the device's times of the call, in epoch milliseconds. Keeps the current
   * offset while it may be right, and prefers the device's clock to any other, so that the time does not jump back and
   * forth. Learns nothing if the device slept during the call: the answer then fits almost any time.
   */
  learn(date: string, sentAt: Instant, receivedAt: Instant): void {
    const serverTime = Date.parse(date);
    if (!Number.isFinite(serverTime)) return;
    const least = serverTime - receivedAt;
    const most = serverTime + DATE_PRECISION_MS - sentAt;
    const believed = [this.#offsetMs, 0].find((offset) => least <= offset && offset <= most);
    this.#offsetMs = believed ?? Math.round((least + most) / 2);
    if (this.#isFarOff || Math.abs(this.#offsetMs) < FAR_OFF_MS) return;
    this.#isFarOff = true;
    this.#onFarOff(this.#offsetMs > 0 ? 'behind' : 'ahead');
  }
}
