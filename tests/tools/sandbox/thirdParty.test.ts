import { expect, it } from 'vitest';
import { buy, readyKey, shopFor, wait } from './shopping.ts';
import { Visitor, type Wire, codeOf } from './visitor.ts';

const PATH = '/api/v2/third-party-redeem';

async function enter(visitor: Visitor) {
  const link = await readyKey(visitor, 'thirdParty');
  return visitor.get<Wire['ThirdPartyEntry'] & Wire['Problem']>(PATH, { link });
}

it('is refused once nothing is left of the voucher, or once it is too old', async () => {
  const visitor = new Visitor();
  const { body } = await enter(visitor);
  const { id } = await shopFor(visitor, { valueInCent: 10_000 });
  await buy(visitor, body.token, { shopId: String(id), valueInCent: 10_000 });
  expect(codeOf(await enter(visitor))).toBe('VCRx2');
  const later = new Visitor();
  await wait(later, 4 * 365 * 24);
  expect(codeOf(await enter(later))).toBe('VCRx9');
});
