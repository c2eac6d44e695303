import { DAY, type Instant } from '../core/clock.ts';
import { type Post, mail } from '../mail/mails.ts';
import type { Voucher } from './voucher.ts';

const GIVER = 'giver@mail.example';

/** Reminds givers to activate a voucher: at most one mail per voucher and day. */
export class Reminders {
  readonly #sentAt = new Map<string, Instant>();

  /** Mails the giver if a reminder is due. Returns the time of the next possible reminder. */
  remind({ serialNumber }: Voucher, post: Post): Instant {
    const last = this.#sentAt.get(serialNumber);
    if (last !== undefined && post.now < last + DAY) return last + DAY;
    this.#sentAt.set(serialNumber, post.now);
    mail(post, { kind: 'reminder', to: GIVER, words: { serial: serialNumber } });
    return post.now + DAY;
  }
}
