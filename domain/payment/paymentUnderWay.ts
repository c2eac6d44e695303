import type { Instant } from '../core/instant.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { OrderNote } from '../orders/note.ts';
import type { PaymentProvider, PaymentReference } from './payment.ts';

export interface PaymentUnderWay {
  readonly reference: PaymentReference;
  readonly provider: PaymentProvider;
  readonly finalizeKey: IdempotencyKey;
  readonly paymentId: string | null;
  readonly challenge: string | null;
  readonly startedAt: Instant;
}

export interface PaidNote extends OrderNote {
  readonly payment: PaymentUnderWay | null;
}
