import * as z from 'zod/mini';
import type { Receipts } from '#application/ports/receipts.ts';
import { parseEmail } from '#domain/customer/email.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type DeliveryKind,
  type DeliveryState,
} from '#domain/redemption/delivery.ts';
import { localPath } from '#domain/link/localPath.ts';
import { PREPAID_ORDER_STATES, type PrepaidOrderState } from '#domain/redemption/prepaidOrder.ts';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { type Receipt, withoutLinks } from '#domain/redemption/receipt.ts';
import {
  REDEMPTION_STATUSES,
  type RedemptionId,
  type RedemptionStatus,
} from '#domain/redemption/redemption.ts';
import { parseStatusToken } from '#domain/redemption/statusToken.ts';
import { TIMELINE_STATES, type TimelineState } from '#domain/redemption/timeline.ts';
import type { Shelf } from './shelf.ts';
import { KEPT } from '#domain/kept/table.ts';
import { provider } from './storedPayment.ts';
import { currency } from './storedShapes.ts';

const text = z.string();
const filled = text.check(z.refine((value) => value !== ''));
const count = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);
const instant = z.nullable(z.custom<number>(Number.isFinite));
const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** Decorative, and absent in receipts of an earlier version: nothing is lost without it. */
const StoredLogo = z.catch(
  z.nullable(z.custom<string>((path) => typeof path === 'string' && localPath(path) !== null)),
  null,
);

const StoredDelivery = z.nullable(
  z.object({
    state: oneOf<DeliveryState>(DELIVERY_STATES),
    kind: oneOf<DeliveryKind>(DELIVERY_KINDS),
    promisedBy: instant,
  }),
);

const StoredReceipt = z.object({
  redemption: z.object({
    id: filled,
    orderNumber: text,
    status: oneOf<RedemptionStatus>(REDEMPTION_STATUSES),
    items: z.array(
      z.object({
        shopId: filled,
        shopName: text,
        shopLogo: StoredLogo,
        valueInCent: count,
        quantity: count,
        delivery: StoredDelivery,
      }),
    ),
    remainingBalanceInCent: z.nullable(count),
    delivery: StoredDelivery,
    holdUntil: instant,
    statusToken: z.nullable(text),
    emailCorrectable: z.boolean(),
    prepaidOrder: z.catch(
      z.nullable(
        z.object({
          orderNumber: text,
          quantity: count,
          state: oneOf<PrepaidOrderState>(PREPAID_ORDER_STATES),
        }),
      ),
      null,
    ),
    timeline: z.array(
      z.object({
        state: oneOf<TimelineState>(TIMELINE_STATES),
        at: z.custom<number>(Number.isFinite),
        text: z.nullable(text),
      }),
    ),
  }),
  email: text,
  balance: z.object({
    amountInCent: z.nullable(count),
    currency: currency,
  }),
  voucherMark: text,
  voucherValidUntil: instant,
  voucherIsPrepaid: z.catch(z.boolean(), false),
  paid: z.catch(z.nullable(z.object({ reference: filled, provider, amountInCent: count })), null),
  endAmountInCent: z.catch(z.nullable(count), null),
});

/**
 * Stores the last receipt, for this tab, without anything that opens a code or a document. Until the page is left it is
 * also kept in memory as a whole.
 */
export class ReceiptShelf implements Receipts {
  readonly #session: Shelf;
  #whole: Receipt | null = null;

  constructor(session: Shelf) {
    this.#session = session;
  }

  read(): Receipt | null {
    const stored = this.#session.read(KEPT.receipt, StoredReceipt);
    const email = parseEmail(stored?.email ?? '');
    // What is stored decides: with the voucher the receipt is forgotten there, and so is the one in memory.
    if (stored === null || !email.ok) return null;
    if (this.#whole?.redemption.id === stored.redemption.id) return this.#whole;
    const { redemption, paid, ...rest } = stored;
    return {
      ...rest,
      paid: paid && { ...paid, reference: paid.reference as PaymentReference },
      email: email.value,
      redemption: {
        ...redemption,
        id: redemption.id as RedemptionId,
        items: redemption.items.map((item) => ({ ...item, redeemLinkToken: null })),
        statusToken: parseStatusToken(redemption.statusToken ?? ''),
        documentIdent: null,
        fraudPreventionIdent: null,
      },
    };
  }

  write(receipt: Receipt): void {
    this.#whole = receipt;
    this.#session.write(KEPT.receipt, withoutLinks(receipt));
  }
}
