import { codesIn, totalInCent } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type ThanksTitle, shopNames, thanksTitleOf } from '#domain/redemption/thanksTitle.ts';
import { useText } from '../../../session/text.ts';

interface Titles {
  /** What has become of which amount for which shop. */
  readonly heading: string;
  /** Without amount and shop: titles of windows stay in the browser's history. */
  readonly inTab: string;
}

/** They name neither amount nor shop. */
const PLAIN: readonly ThanksTitle[] = ['held', 'returned', 'undeliverable'];

/** Must be called in an observer. */
export function useThanksTitle({ redemption, balance }: Receipt): Titles {
  const { t, money } = useText();
  const { items } = redemption;
  const [only = '', ...others] = shopNames(items);
  const title = thanksTitleOf(redemption);
  const heading = t(`thankYou.title.${title}`, {
    money: money({ amountInCent: totalInCent(items), currency: balance.currency }),
    place: others.length === 0 ? only : t('thankYou.places', { count: others.length + 1 }),
    count: codesIn(items),
  });
  return { heading, inTab: PLAIN.includes(title) ? heading : t('thankYou.inTab') };
}
