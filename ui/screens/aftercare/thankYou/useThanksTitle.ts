import { codesIn, totalInCent } from '#domain/redemption/draft.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { shopNames, thanksTitleOf } from '#domain/redemption/thanksTitle.ts';
import { useText } from '../../../session/text.ts';

/** Returns the page's title: what has become of which amount for which shop. Must be called in an observer. */
export function useThanksTitle({ redemption, balance }: Receipt): string {
  const { t, money } = useText();
  const { items } = redemption;
  const [only = '', ...others] = shopNames(items);
  return t(`thankYou.title.${thanksTitleOf(redemption)}`, {
    money: money({ amountInCent: totalInCent(items), currency: balance.currency }),
    place: others.length === 0 ? only : t('thankYou.places', { count: others.length + 1 }),
    count: codesIn(items),
  });
}
