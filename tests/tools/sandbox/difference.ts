import { CHALLENGE, type Provider, idOf, wish } from './paying.ts';
import { ADA, order, quote, redeem, shopFor } from './shopping.ts';
import type { ListedVoucher, Visitor, Wire } from './visitor.ts';

/** What is on the voucher, what is wanted, and what has to be paid therefore. */
const COVERED = 700;
const WANTED = 2500;

export interface Short {
  readonly visitor: Visitor;
  readonly voucher: ListedVoucher;
  readonly token: string;
  readonly shopId: string;
  readonly quoteId: string;
}

/** A voucher of 7.00 and a quote for a code of 25.00. */
export async function withShortQuote(visitor: Visitor, balanceInCent = COVERED): Promise<Short> {
  const { body: voucher } = await visitor.post<ListedVoucher>('/sandbox/vouchers', {
    site: 'de',
    balanceInCent,
    isPrepaid: true,
  });
  const { token } = (await visitor.enter(voucher.code)).body;
  const shopId = String((await shopFor(visitor)).id);
  const { body } = await quote(visitor, token, [{ shopId, valueInCent: WANTED }]);
  return { visitor, voucher, token, shopId, quoteId: body.quoteId };
}

/** An order whose difference is paid. */
export function paidOrder(quoteId: string, payment: Wire['PaymentWish']): object {
  return order(quoteId, { customer: { ...ADA, paymentRequired: true }, payment });
}

/** A redemption that waits for its payment, and what that payment is named by. */
export async function pending(
  { visitor, token, quoteId }: Short,
  provider: Provider = 'unzer',
  typeId = CHALLENGE,
) {
  const payment = wish(provider, provider === 'unzer' ? { typeId } : {});
  const answer = await redeem(visitor, paidOrder(quoteId, payment), { token });
  const id = await idOf(visitor, answer.body.payment);
  return { ...answer, payment, id };
}
