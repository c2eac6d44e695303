import { expect, it } from 'vitest';
import { seeAlike, wallRequest } from '#application/shop/wallRequest.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const site = aSite();

it('requests the shops of the voucher, or those of the site without one', () => {
  const voucher = aVoucher({ categoryId: 77, currency: 'CHF', noMarketplaces: true });
  expect(wallRequest(site, voucher)).toMatchObject({
    voucherCategory: 77,
    currency: 'CHF',
    noMarketplaces: true,
  });
  expect(wallRequest(site, null)).toEqual({
    voucherCategory: site.voucherCategory,
    currency: site.currency,
    distribution: site.distribution,
    noMarketplaces: false,
  });
});

it('distinguishes walls only by what they depend on', () => {
  const voucher = aVoucher();
  expect(seeAlike({ site, voucher }, { site: { ...site }, voucher: { ...voucher, balanceInCent: 1 } })).toBe(
    true,
  );
  expect(seeAlike({ site, voucher }, { site, voucher: aVoucher({ categoryId: 78 }) })).toBe(false);
  expect(seeAlike({ site, voucher }, { site: { ...site, hiddenShopCategories: [9] }, voucher })).toBe(false);
});
