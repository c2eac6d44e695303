import type { ThanksTitle } from '#domain/redemption/thanksTitle.ts';
import { say } from './english.ts';

/** The thank-you page's title; by default of what `aReceipt()` holds. */
export function thanksTitle(
  title: ThanksTitle,
  { money = '€25.00', place = 'Bücherwurm', count = 1 } = {},
): string {
  return say(`thankYou.title.${title}`, { money, place, count });
}
