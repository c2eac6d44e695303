import { DAY, type Instant } from '../core/clock.ts';
import { type Post, mail } from '../mail/mails.ts';
import type { Voucher } from '../voucher/voucher.ts';

const GIVER = 'giver@mail.example';

/** Reminds givers that a voucher waits to be activated: at most one mail a day for each voucher. */
export class Reminders {
  readonly #sentAt = new Map<string, Instant>();

  /** Sends a mail where it is time for one; answers when the next one can go. */
  remind({ serialNumber }: Voucher, post: Post): Instant {
    const last = this.#sentAt.get(serialNumber);
    if (last !== undefined && post.now < last + DAY) return last + DAY;
    this.#sentAt.set(serialNumber, post.now);
    mail(post, { kind: 'reminder', to: GIVER, words: { serial: serialNumber } });
    return post.now + DAY;
  }
}
