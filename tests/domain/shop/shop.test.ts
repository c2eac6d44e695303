import { expect, it } from 'vitest';
import { CODE_KINDS, REDEEMABLE } from '#domain/shop/shop.ts';

it('knows where codes are redeemed and what they can be', () => {
  expect(REDEEMABLE).toEqual(['online', 'branch']);
  expect(CODE_KINDS).toEqual(['code', 'url', 'barcode']);
});
