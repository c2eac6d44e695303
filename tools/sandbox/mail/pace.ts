import { type Instant, MINUTE } from '../core/clock.ts';

const PAUSE = 10 * MINUTE;

/** Rate limit: one mail per kind of request and address within ten minutes. */
export class MailPace {
  readonly #next = new Map<string, Instant>();

  /**
   * Counts every allowed request, even if the caller sends no mail. Otherwise the answer would reveal known addresses.
   */
  ask(wish: string, email: string, now: Instant): { readonly allowed: boolean; readonly nextAt: Instant } {
    const key = `${wish} ${email.toLowerCase()}`;
    const known = this.#next.get(key) ?? now;
    if (now < known) return { allowed: false, nextAt: known };
    this.#next.set(key, now + PAUSE);
    return { allowed: true, nextAt: now + PAUSE };
  }
}
