import type { Basket } from '../basket/basket.ts';
import type { ChargingSite } from '../charge/offersCharging.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { formQuestions, parseCustomer } from '../customer/customerForm.ts';
import type { GateFacts, OrderRules } from '../orders/gate.ts';
import { type PayingSite, takesPayments } from '../payment/paymentProviders.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { PendingOrderVoucher } from '../orders/pendingOrder.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import type { NewPayment } from '../payment/pendingPayment.ts';
import { canHave, valueOptions } from '../shop/valueChoice.ts';
import type { Site } from '../site/site.ts';
import { spentVoucher } from '../voucher/spentVoucher.ts';
import type { VoucherSession } from '../voucher/voucher.ts';
import { redemptionPrint } from './binding.ts';
import type { DeliveryKind } from './delivery.ts';
import { deliveryFor } from './deliveryChoice.ts';
import { differenceOf } from './difference.ts';
import { type RedemptionDraft, type ShopChoice, draftOfChoice, isSameDraft } from './draft.ts';
import { type Receipt, isReceiptOf } from './receipt.ts';
import type { PendingRedemption, Quote } from './redemption.ts';
import { type ShopAnswers, isRedeemable, withShops } from './shopLines.ts';

export type RedeemingSite = ChargingSite & PayingSite & Pick<Site, 'switches' | 'country' | 'redeemCampaign'>;

/** What this tab keeps of a redemption before its press. */
export interface RedemptionFound {
  readonly basket: Basket;
  readonly choice: ShopChoice | null;
  readonly customer: CustomerDraft;
  /** Of this tab's last redemption. */
  readonly receipt: Receipt | null;
  readonly isPaybackCustomer: boolean;
}

export interface RedemptionFacts extends GateFacts<PendingRedemption>, RedemptionFound {
  /** The shop of the page; null on the pages of the basket. */
  readonly shopId: string | null;
  /** Of the voucher in use; null without one. */
  readonly session: VoucherSession | null;
  /** Null until they are loaded. */
  readonly answers: ShopAnswers | null;
  readonly site: RedeemingSite;
}

/** A redemption with everything that its press needs, except the quote. */
export interface PreparedRedemption {
  readonly spends: PendingOrderVoucher;
  readonly draft: RedemptionDraft;
  readonly customer: Customer;
  readonly delivery: DeliveryKind;
  readonly campaign: string | null;
  readonly isPaybackCustomer: boolean;
}

/** A redemption before its press (product 6.3). */
export const REDEMPTION_RULES: OrderRules<RedemptionFacts, PendingRedemption, PreparedRedemption> = {
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
};

/** Returns the user's choice if the voucher in use can still have it; null if the user must choose again. */
export function chosenDraft({
  shopId,
  session,
  basket,
  choice,
  answers,
  site,
}: Pick<
  RedemptionFacts,
  'shopId' | 'session' | 'basket' | 'choice' | 'answers' | 'site'
>): RedemptionDraft | null {
  if (session === null || answers === null) return null;
  const { balanceInCent } = session.voucher;
  const isChooseable = site.switches.redeemValueChooseable;
  const paysMore = takesPayments(site);
  if (shopId === null) {
    if (!isChooseable || !isRedeemable(basket, answers, balanceInCent, paysMore)) return null;
    const lines = basket.map(({ shopId: id, valueInCent, quantity }) => ({
      shopId: id,
      valueInCent,
      quantity,
    }));
    return { place: 'basket', lines };
  }
  const shop = choice === null ? undefined : answers.get(choice.shopId);
  if (choice === null || !shop?.ok) return null;
  const options = valueOptions(shop.value.voucherValuesInCent, balanceInCent, isChooseable);
  return canHave(options, choice.valueInCent, paysMore) ? draftOfChoice(choice) : null;
}

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
    delivery: deliveryFor(lines ?? [], typed.delivery),
    isWhole: lines !== null,
  };
}

/** What a press adds to a prepared redemption. */
export interface RedemptionPress {
  readonly quote: Quote;
  readonly key: IdempotencyKey;
  readonly startingPoint: StartingPoint;
  /** Of the difference; null if the voucher covers everything. */
  readonly payment: NewPayment | null;
}

/** Returns the redemption that a press sends. */
export function redemptionOf(
  { spends, draft, customer, delivery, campaign, isPaybackCustomer }: PreparedRedemption,
  { quote, key, startingPoint, payment }: RedemptionPress,
): PendingRedemption {
  return {
    draft,
    quote,
    key,
    delivery,
    email: customer.email,
    voucher: spends,
    startingPoint,
    fingerprint: redemptionPrint({ customer, delivery, campaign, isPaybackCustomer }),
    payment: payment && differenceOf(quote, payment),
    standing: 'sent',
  };
}

/** True if both redeem the same for the same voucher and customer, whatever their quotes are. */
export function isSameRedemption(
  one: Pick<PendingRedemption, 'voucher' | 'fingerprint' | 'draft'>,
  other: Pick<PendingRedemption, 'voucher' | 'fingerprint' | 'draft'>,
): boolean {
  return (
    one.voucher.mark === other.voucher.mark &&
    one.fingerprint === other.fingerprint &&
    isSameDraft(one.draft, other.draft)
  );
}
