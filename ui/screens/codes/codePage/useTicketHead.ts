import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { useText } from '../../../session/text.ts';

/** Returns what stands at the head of a link's ticket; while the link loads (null) only what is spoken then. */
export function useTicketHead(sealed: SealedCode | null) {
  const { t, money } = useText();
  const loadingLabel = t('merchantCode.loading');
  if (sealed === null) return { loadingLabel };
  const { shop, valueInCent, currency, quantity } = sealed;
  const value = money({ amountInCent: valueInCent, currency });
  return {
    loadingLabel,
    shop: shop.name,
    value: quantity !== UNREADABLE && quantity > 1 ? `${quantity} × ${value}` : value,
    ...(shop.logo !== null && { logo: shop.logo }),
  };
}
