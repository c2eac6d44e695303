import { type Instant, MINUTE } from '../core/clock.ts';

const PAUSE = 10 * MINUTE;

/** Keeps people from being flooded: one mail for each wish and address within ten minutes. */
export class MailPace {
  readonly #next = new Map<string, Instant>();

  /** Whether a mail may go out now, and when the next one may. Counts whether or not one really goes. */
  ask(wish: string, email: string, now: Instant): { readonly allowed: boolean; readonly nextAt: Instant } {
    const key = `${wish} ${email.toLowerCase()}`;
    const known = this.#next.get(key) ?? now;
    if (now < known) return { allowed: false, nextAt: known };
    this.#next.set(key, now + PAUSE);
    return { allowed: true, nextAt: now + PAUSE };
  }
}
