import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { useWords } from '../../../session/words.ts';

/** Returns the words and facts that the card shows whether its code is sealed or revealed. */
export function useCardWords(sealed: SealedCode) {
  const { t, money, day, copyWords } = useWords();
  return {
    shop: sealed.shop.name,
    ...(sealed.shop.logo !== null && { logo: sealed.shop.logo }),
    value: money({ amountInCent: sealed.valueInCent, currency: sealed.currency }),
    codeLabel: t('merchantCode.code'),
    sealedText: t('merchantCode.sealed'),
    revealLabel: t('merchantCode.reveal'),
    busyText: t('merchantCode.revealing'),
    pinLabel: t('merchantCode.pin'),
    copy: copyWords(t('merchantCode.copy')),
    ...(sealed.validUntil !== null && {
      validity: t('merchantCode.validUntil', { date: day(sealed.validUntil) }),
    }),
  };
}
