import type { CardTypeId } from './payment.ts';
import type { PendingPayment } from './pendingPayment.ts';

export interface CardToCharge {
  readonly typeId: CardTypeId;
  readonly returnUrl: string;
}

export type BegunCardPayment = Required<Pick<PendingPayment, 'challenge'>> & { readonly paymentId: string };
