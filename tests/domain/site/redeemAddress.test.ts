import { expect, it } from 'vitest';
import { redeemAddress } from '#domain/site/redeemAddress.ts';
import { aCode } from '#tests/data/voucher.ts';
import { aSite } from '#tests/data/site.ts';

const OURS = [aSite({ id: 'at', brand: 'Gabenwahl', domains: ['redeem.at.example'] })];

it('adds the code to the address of a site of this product only', () => {
  const code = aCode('Ab3dE6gH9');
  const at = (redirectUrl: string) => redeemAddress({ kind: 'wrong-category', redirectUrl }, code, OURS);
  expect(at('https://redeem.at.example/')).toEqual({
    name: 'Gabenwahl',
    href: 'https://redeem.at.example/#code=Ab3dE6gH9',
  });
  expect(at('https://cards.partner.example/')).toBeNull();
});

it.each([
  ['https://Cards.Partner.example/x', 'cards.partner.example'],
  ['https://cards.partner.example:8443/x#y', 'cards.partner.example:8443'],
  ['https://us@evil.example/', null],
  ['tel:+4912345', null],
])('links a partner’s card to %s under the name of its host: %s', (redirectUrl, name) => {
  const address = redeemAddress({ kind: 'cooperation-card', redirectUrl }, aCode('Ab3dE6gH9'), OURS);
  expect(address).toEqual(name === null ? null : { name, href: redirectUrl });
});

it('returns no address if the backend named none', () => {
  expect(redeemAddress({ kind: 'cooperation-card' }, null, OURS)).toBeNull();
});
