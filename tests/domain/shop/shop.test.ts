import { expect, it } from 'vitest';
import { CODE_KINDS, REDEEMABLE } from '#domain/shop/shop.ts';

it('lists the places of redemption and the kinds of codes', () => {
  expect(REDEEMABLE).toEqual(['online', 'branch']);
  expect(CODE_KINDS).toEqual(['code', 'url', 'barcode']);
});
