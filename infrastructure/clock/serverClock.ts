import type { Clock } from '#application/ports/clock.ts';
import type { Instant } from '#domain/core/instant.ts';

/** How exact a `Date` header is, in milliseconds: it is cut to whole seconds. */
const DATE_PRECISION_MS = 1000;

/** The backend's time: that of this device, corrected as soon as an answer proves it wrong (product 16.8). */
export class ServerClock implements Clock {
  #offsetMs = 0;

  now(): Instant {
    return Date.now() + this.#offsetMs;
  }

  /**
   * Learns from an answer's `Date` header; the call was sent and received at these times of the device, in epoch
   * milliseconds. What is believed already is kept while it may be right, and the device's clock is believed before any
   * other, so that the time does not jump back and forth. A device that slept while it waited for an answer learns
   * nothing from it: the answer then fits almost any time.
   */
  learn(date: string, sentAt: Instant, receivedAt: Instant): void {
    const serverTime = Date.parse(date);
    if (!Number.isFinite(serverTime)) return;
    const least = serverTime - receivedAt;
    const most = serverTime + DATE_PRECISION_MS - sentAt;
    const believed = [this.#offsetMs, 0].find((offset) => least <= offset && offset <= most);
    this.#offsetMs = believed ?? Math.round((least + most) / 2);
  }
}
