import { requestedEndAmount } from '../charge/endAmount.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { formQuestions, parseCustomer } from '../customer/customerForm.ts';
import type { GateFacts, OrderRules, Repeatable } from '../orders/gate.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import { mayNameHolder, orderAddress } from '../orders/orderAddress.ts';
import type { PendingOrderVoucher } from '../orders/pendingOrder.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import type { NewPayment } from '../payment/pendingPayment.ts';
import { spentVoucher } from '../voucher/spentVoucher.ts';
import { boundToQuote, isSameRedemption, redemptionPrint } from './binding.ts';
import { type ChoosingFacts, chosenDraft } from './chosenDraft.ts';
import type { DeliveryKind } from './delivery.ts';
import { hasFeature } from '../feature/hasFeature.ts';
import { deliveryFor } from './deliveryChoice.ts';
import { differenceOf } from './difference.ts';
import type { RedemptionDraft } from './draft.ts';
import { recipientOf, recipientPrint, recipientSent } from './recipient.ts';
import { type Receipt, isReceiptOf, paidOnTop } from './receipt.ts';
import type { PendingRedemption, Quote, Redemption } from './redemption.ts';
import { withShops } from './shopLines.ts';

/** What this tab keeps of a redemption before its press. */
export interface RedemptionFound extends Pick<ChoosingFacts, 'basket' | 'choice'> {
  readonly customer: CustomerDraft;
  /** Of this tab's last redemption. */
  readonly receipt: Receipt | null;
  readonly isPaybackCustomer: boolean;
}

export type RedemptionFacts = GateFacts<PendingRedemption> & RedemptionFound & ChoosingFacts;

/** A redemption with everything that its press needs, except the quote. */
export interface PreparedRedemption {
  readonly spends: PendingOrderVoucher;
  readonly draft: RedemptionDraft;
  readonly customer: Customer;
  readonly delivery: DeliveryKind;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
}

/** What a press adds to a prepared redemption. */
export interface RedemptionPress {
  readonly quote: Quote;
  readonly key: IdempotencyKey;
  readonly startingPoint: StartingPoint;
  /** Of the difference; null if the voucher covers everything. */
  readonly payment: NewPayment | null;
}

/** What is known once a redemption was carried out. */
interface RedeemedMoment {
  /** Mark of the voucher whose orders may show their address; null without one. */
  readonly addressee: string | null;
  /** The form as it then is, which may ask for another balance. */
  readonly form: CustomerDraft;
}

/** A redemption from what its page finds to its receipt (product 6.3). */
export const REDEMPTION_RULES: Repeatable<PendingRedemption> &
  OrderRules<
    RedemptionFacts,
    PendingRedemption,
    PreparedRedemption,
    RedemptionPress,
    Redemption,
    Receipt,
    RedeemedMoment
  > = {
  kind: 'redemption',
  needsVoucher: true,

  isPlaced({ shopId, basket, choice, receipt }) {
    const isChosen = shopId === null ? basket.length > 0 : choice?.shopId === shopId;
    return !isChosen && receipt !== null && isReceiptOf(receipt, shopId ?? undefined);
  },

  prepare(facts) {
    if (facts.answers === null) return { kind: 'waiting' };
    const { session, site, isPaybackCustomer } = facts;
    const draft = chosenDraft(facts);
    if (draft === null || session === null) return { kind: 'missing', step: 'choice' };
    const { customer, delivery, isWhole } = detailsFor(facts, draft);
    if (!isWhole) return { kind: 'missing', step: 'choice' };
    if (customer === null) return { kind: 'missing', step: 'details' };
    const spends = spentVoucher(session);
    const campaign = site.redeemCampaign;
    return { kind: 'ready', ready: { spends, draft, customer, delivery, campaign, isPaybackCustomer } };
  },

  orderOf(
    { spends, draft, customer, delivery, campaign, isPaybackCustomer },
    { quote, key, startingPoint, payment },
  ) {
    const recipient = recipientOf(customer);
    return {
      draft,
      quote,
      key,
      delivery,
      sentTo: recipient && recipientPrint(recipient),
      email: customer.email,
      voucher: spends,
      startingPoint,
      fingerprint: redemptionPrint({ customer, delivery, campaign, isPaybackCustomer }),
      payment: payment && differenceOf(quote, payment),
      standing: 'sent',
    };
  },

  sameAs: isSameRedemption,

  receiptOf(answer, order, { addressee, form }) {
    const redemption = boundToQuote(answer, order);
    const { remainingBalanceInCent: amountInCent } = redemption;
    const { quote, voucher, payment } = order;
    const { currency } = quote;
    return {
      redemption,
      email: orderAddress(order, addressee),
      recipient: mayNameHolder(order, addressee) ? recipientSent(form, order.sentTo) : null,
      balance: { amountInCent, currency },
      voucherMark: voucher.mark,
      voucherValidUntil: voucher.validUntil,
      voucherIsPrepaid: voucher.isPrepaid,
      paid: paidOnTop(payment),
      endAmountInCent: requestedEndAmount(form, amountInCent, currency),
    };
  },
};

/** What the user entered on the customer's page, for a draft. */
interface Details {
  /** Null if the details are incomplete. */
  readonly customer: Customer | null;
  readonly delivery: DeliveryKind;
  /** False if a shop of the draft is not loaded. */
  readonly isWhole: boolean;
}

function detailsFor(
  { answers, customer: typed, site, session }: RedemptionFacts,
  draft: RedemptionDraft,
): Details {
  const lines = answers && withShops(draft.lines, answers);
  const customer =
    session && parseCustomer(typed, formQuestions(site, session.voucher, lines ?? []), site.country);
  return {
    customer: customer?.ok ? customer.value : null,
    delivery: deliveryFor(lines ?? [], typed.delivery, hasFeature(site, 'documents')),
    isWhole: lines !== null,
  };
}
