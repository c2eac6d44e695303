import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemedItem } from '#domain/redemption/redemption.ts';
import type { TicketHead } from '../../../parts/ticket/Ticket.tsx';
import { useText } from '../../../session/text.ts';

/** Returns what stands at the head of the ticket of one line. Must be called in an observer. */
export function useLineHead({ balance: { currency } }: Receipt): (item: RedeemedItem) => TicketHead {
  const { t, money } = useText();
  return ({ shopName, shopLogo, valueInCent, quantity }) => {
    const value = money({ amountInCent: valueInCent, currency });
    return {
      shop: shopName,
      logo: shopLogo ?? undefined,
      value: quantity === 1 ? value : t('thankYou.several', { count: quantity, money: value }),
    };
  };
}
