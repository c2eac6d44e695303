import { expect, it } from 'vitest';
import { FEATURES, type Feature } from '#domain/feature/feature.ts';
import { hasFeature, isSetUp } from '#domain/feature/hasFeature.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';

const NEEDS_MORE: readonly Feature[] = [
  'charge',
  'codePdf',
  'difference',
  'giveaway',
  'region',
  'variations',
  'voucherOrder',
];

/** A site that is set up for everything. */
const full = aSite({
  id: 'region',
  navbarLinks: { ...aSite().navbarLinks, charge: true },
  payment: { wallet: null, card: { publicKey: 's-pub-x' } },
  switches: switchedOn('showGiveaway', 'showMerchantCodePdfDownload', 'showVariation'),
});

it('has all that it is set up for if nothing is narrowed', () => {
  expect(FEATURES.filter((feature) => !hasFeature(full, feature))).toEqual([]);
  expect(FEATURES.filter((feature) => !hasFeature(aSite(), feature))).toEqual(NEEDS_MORE);
});

it.each(FEATURES)('has %s only if it is offered', (feature) => {
  expect(hasFeature({ ...full, features: [feature] }, feature)).toBe(true);
  const others = FEATURES.filter((other) => other !== feature);
  expect(hasFeature({ ...full, features: others }, feature)).toBe(false);
});

it('does not become set up by an offer', () => {
  const site = aSite({ features: FEATURES });
  expect(FEATURES.filter((feature) => !hasFeature(site, feature))).toEqual(NEEDS_MORE);
});

it('stays set up for what the backend takes away, since an order may be under way', () => {
  expect(FEATURES.filter((feature) => !isSetUp({ ...full, features: [] }, feature))).toEqual([]);
});
