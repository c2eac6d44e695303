import { type Answer, NOW, Visitor, type Wire } from './visitor.ts';

export const ADA = {
  salutation: 'MS',
  firstName: 'Ada',
  lastName: 'Muster',
  email: 'ada@mail.example',
  repeatEmail: 'ada@mail.example',
} as const;

export const ADDRESS = {
  street: 'Lindenweg',
  streetNumber: '4',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

/** A redemption, or in its place a problem; tests look at what they expect. */
type Redeemed = Wire['Redemption'] & Omit<Wire['Problem'], 'status'>;

/** The first shop of a wall that offers a value of 25.00 and delivers at once. */
export async function shopFor(visitor: Visitor, type: Wire['ShopType'] = 'other'): Promise<Wire['ShopTile']> {
  const { body } = await visitor.get<Wire['ShopTile'][]>(
    '/api/v2/shop/wall/1?voucherValue=2500&distribution=PROMOTION&noMarketplaces=true',
  );
  const shop = body.find((candidate) => candidate.type === type && !SLOW_PARTNERS.has(String(candidate.id)));
  if (shop === undefined) throw new Error('No shop fits the wish.');
  return shop;
}

/** Shops whose partner takes hours: every fortieth one, see tools/sandbox/shop/shop.ts. */
const SLOW_PARTNERS = new Set(Array.from({ length: 15 }, (_, round) => String(100_008 + round * 40)));

export function slowPartner(): string {
  return [...SLOW_PARTNERS][0] ?? '';
}

export function quote(
  visitor: Visitor,
  token: string,
  items: readonly { shopId: string; valueInCent: number; quantity?: number }[],
): Promise<Answer<Wire['Quote'] & Wire['Problem']>> {
  const asked = items.map((item) => ({ quantity: 1, ...item }));
  return visitor.post('/api/v2/redeem/quote', { items: asked }, { token });
}

/** What a customer sends at the end. */
export function order(quoteId: string, changes: object = {}): object {
  return {
    quoteId,
    customer: ADA,
    delivery: 'EMAIL',
    confirmations: { notesRead: true, dataUse: true },
    redeemStartingPoint: { source: 'path', campaignName: '' },
    ...changes,
  };
}

export function redeem(
  visitor: Visitor,
  body: object,
  { token, key = crypto.randomUUID() }: { token: string; key?: string },
): Promise<Answer<Redeemed>> {
  return visitor.post('/api/v2/redeem', body, { token, key });
}

/** Quotes and redeems one code of a value. */
export async function buy(visitor: Visitor, token: string, shopId: string): Promise<Answer<Redeemed>> {
  const { body } = await quote(visitor, token, [{ shopId, valueInCent: 2500 }]);
  return redeem(visitor, order(body.quoteId), { token });
}

/** A visitor with a token and a quote for one code. */
export async function withQuote() {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const { id } = await shopFor(visitor);
  const { body } = await quote(visitor, token, [{ shopId: String(id), valueInCent: 2500 }]);
  return { visitor, token, quoteId: body.quoteId };
}

/** What `/sandbox/links` calls a page: the last part of its path, or a word to type there. */
export async function readyKey(visitor: Visitor, name: string): Promise<string> {
  const { body } = await visitor.get<Record<string, string>>('/sandbox/links');
  return body[name]?.split('/').at(-1) ?? '';
}

/** Moves the sandbox on by hours from where a visitor found it. */
export function wait(visitor: Visitor, hours: number): Promise<unknown> {
  return visitor.post('/sandbox/clock', { now: NOW + hours * 3_600_000 });
}
