import type { CardTypeId } from './payment.ts';
import type { PendingPayment } from './pendingPayment.ts';

/** The card that a payment is begun with. */
export interface CardToCharge {
  readonly typeId: CardTypeId;
  /** Where the card's bank shall lead back to; it names the payment's reference. */
  readonly returnUrl: string;
}

/** What is known of a card payment once it was begun. */
export type BegunCardPayment = Required<Pick<PendingPayment, 'challenge'>> & { readonly paymentId: string };
