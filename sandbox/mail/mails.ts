import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import { textOf, unforeseen } from '../core/random.ts';
import type { RedeemLink } from '../redeem/link.ts';
import type { Redemption } from '../redeem/redemption.ts';
import type { Outbox } from './outbox.ts';
import { MAIL_TEXTS } from './texts.ts';

/** The desk that tells a customer what became of a redemption. */
interface Post {
  readonly outbox: Outbox;
  readonly language: Language;
  /** Scheme, host and port of the site that asked: links lead back to it. */
  readonly origin: string;
  readonly now: Instant;
}

/** One mail with the link to each shop's codes. */
export function mailCodes(post: Post, redemption: Redemption, links: readonly RedeemLink[]): void {
  for (const link of links) {
    const address = `${post.origin}/merchantcode/${link.token}`;
    mail(post, redemption, 'code', link.shop.brand.name, [address]);
  }
}

/** The goods are on their way; there is no code to show. */
export function mailParcel(post: Post, redemption: Redemption): void {
  mail(post, redemption, 'parcel', shopNames(redemption), []);
}

/** design.md 7.20: a link to the fraud check by mail, and its PIN by post. */
export function mailReview(post: Post, redemption: Redemption): void {
  const ident = redemption.fraudPreventionIdent ?? '';
  mail(post, redemption, 'review', shopNames(redemption), [`${post.origin}/fraud-prevention/${ident}`]);
  const pin = textOf(unforeseen, '0123456789', 6);
  const to = redemption.customer.name;
  post.outbox.send({ channel: 'letter', to, subject: 'PIN', text: `PIN ${pin}`, links: [] }, post.now);
}

function mail(
  { outbox, language, now }: Post,
  { customer, orderNumber }: Redemption,
  kind: 'code' | 'parcel' | 'review',
  shops: string,
  links: readonly string[],
): void {
  const words: Readonly<Record<string, string>> = {
    name: customer.name,
    order: orderNumber,
    shops,
    link: links.join('\n'),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const { subject, body } = MAIL_TEXTS[language][kind];
  outbox.send({ channel: 'mail', to: customer.email, subject: fill(subject), text: fill(body), links }, now);
}

function shopNames({ quote }: Redemption): string {
  return quote.items.map(({ shop }) => shop.brand.name).join(', ');
}
