import { lastDayOf } from '#domain/redemption/lastDay.ts';
import type { RevealedCode, SealedCode } from '#domain/redemption/redeemLink.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useValidity } from './useValidity.ts';

/** What stands with revealed codes on a sheet or picture, formatted. */
export function useSheetWords(sealed: SealedCode, { codes, unreadable }: RevealedCode) {
  const { site } = useServices();
  const { t, money } = useText();
  const validityOf = useValidity();
  const total = codes.length + unreadable;
  const { shop, valueInCent, currency } = sealed;
  return {
    brand: site.site.brand,
    shop: shop.name,
    amount: t('codePage.tillAmount', { money: money({ amountInCent: valueInCent, currency }) }),
    codes: codes.map((code, index) => ({
      label: total === 1 ? t('merchantCode.code') : t('codePage.codeOf', { number: index + 1, total }),
      code: code.code,
      symbology: code.symbology,
      pin: typeof code.pin === 'string' ? `${t('merchantCode.pin')} ${code.pin}` : null,
      validity: validityOf(lastDayOf(code, sealed)),
    })),
  };
}
