import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { useText } from '../../../session/text.ts';

/** Returns the texts and data of the card, sealed or revealed; while the link loads (null) only the texts. */
export function useCardWords(sealed: SealedCode | null) {
  const { t, money, day, copyWords } = useText();
  return {
    ...(sealed !== null && {
      shop: sealed.shop.name,
      value: money({ amountInCent: sealed.valueInCent, currency: sealed.currency }),
    }),
    ...(sealed?.shop.logo && { logo: sealed.shop.logo }),
    loadingLabel: t('merchantCode.loading'),
    codeLabel: t('merchantCode.code'),
    sealedText: t('merchantCode.sealed'),
    revealLabel: t('merchantCode.reveal'),
    busyText: t('merchantCode.revealing'),
    pinLabel: t('merchantCode.pin'),
    copy: copyWords(t('merchantCode.copy')),
    ...(sealed?.validUntil && {
      validity: t('merchantCode.validUntil', { date: day(sealed.validUntil) }),
    }),
  };
}
