import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';

/** What a `Date` header cannot tell: it is cut to whole seconds. */
const DATE_PRECISION_MS = 1000;

/** The backend's time: this device's, corrected where an answer proves it wrong (fortress B, clock skew). */
export class ServerClock implements Clock {
  #offsetMs = 0;

  now(): Instant {
    return Date.now() + this.#offsetMs;
  }

  /**
   * Learns from an answer's `Date` header, sent and received at these device times. The true offset lies in the
   * span that they leave; a device that may be right is believed, so its time does not jitter.
   */
  learn(date: string, sentAt: Instant, receivedAt: Instant): void {
    const serverTime = Date.parse(date);
    if (!Number.isFinite(serverTime)) return;
    const least = serverTime - receivedAt;
    const most = serverTime + DATE_PRECISION_MS - sentAt;
    this.#offsetMs = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  }
}
