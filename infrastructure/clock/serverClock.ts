import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';

/** How exact a `Date` header is, in milliseconds: it is cut to whole seconds. */
const DATE_PRECISION_MS = 1000;

/** The backend's time: that of this device, corrected as soon as an answer proves it wrong (fortress B, clock skew). */
export class ServerClock implements Clock {
  #offsetMs = 0;

  now(): Instant {
    return Date.now() + this.#offsetMs;
  }

  /**
   * Learns from an answer's `Date` header; the call was sent and received at these times of the device, in epoch
   * milliseconds. As long as the device's clock may be right it is believed, so that the time does not jump back and
   * forth.
   */
  learn(date: string, sentAt: Instant, receivedAt: Instant): void {
    const serverTime = Date.parse(date);
    if (!Number.isFinite(serverTime)) return;
    const least = serverTime - receivedAt;
    const most = serverTime + DATE_PRECISION_MS - sentAt;
    this.#offsetMs = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  }
}
