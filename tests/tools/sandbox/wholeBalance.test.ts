import { beforeEach, expect, it } from 'vitest';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { order, quote, redeem } from './shopping.ts';
import { Visitor, type Wire, codeOf, payloadOf } from './visitor.ts';

let visitor: Visitor;
let token: string;
let balanceInCent: number;

beforeEach(async () => {
  visitor = new Visitor();
  token = await visitor.tokenOf('spendable', 'bank-one');
  ({ balanceInCent } = payloadOf(token).voucher);
});

async function shopThat(isWanted: (values: readonly number[]) => boolean): Promise<string> {
  const path = `/api/v2/shop/wall/${CATEGORY['bank-one']}`;
  const { body } = await visitor.get<Wire['ShopTile'][]>(path);
  const shop = body.find(
    ({ type, voucherValues }) =>
      type !== 'physical' && isWanted(voucherValues.map(({ valueInCent }) => valueInCent)),
  );
  return String(shop?.id);
}

it('redeems the whole balance of a bank’s voucher at a shop that sells it', async () => {
  const shopId = await shopThat((values) => values.includes(balanceInCent));
  const quoted = await quote(visitor, token, [{ shopId, valueInCent: balanceInCent }]);
  expect(quoted.status).toBe(200);
  const { status } = await redeem(visitor, order(quoted.body.quoteId), { token });
  expect(status).toBe(201);
});

it('refuses the whole balance of a bank’s voucher at a shop that does not sell it', async () => {
  const shopId = await shopThat((values) => !values.includes(balanceInCent));
  const refused = await quote(visitor, token, [{ shopId, valueInCent: balanceInCent }]);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'STDx1']);
  expect(refused.body).toMatchObject({
    moneyState: 'untouched',
    errors: [{ pointer: '/items/0/valueInCent' }],
  });
});

it('refuses a part of the balance of a bank’s voucher, also where the shop sells it', async () => {
  const shopId = await shopThat((values) => values.includes(1000));
  const refused = await quote(visitor, token, [{ shopId, valueInCent: 1000 }]);
  expect([refused.status, codeOf(refused)]).toEqual([422, 'STDx1']);
});
