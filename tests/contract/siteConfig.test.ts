import { expect, it } from 'vitest';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import type { components } from '#openapi/schema.d.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';

/** Values that a field may have, and values that it may not. */
interface Limits {
  readonly taken: readonly unknown[];
  readonly refused: readonly unknown[];
}

const switchPositions: Limits = { taken: [true, false], refused: [null, 'true', 1] };
const name: Limits = { taken: ['x', 'x'.repeat(200)], refused: ['', 'x'.repeat(201), 7, null] };
const words: Limits = { taken: ['x', 'x'.repeat(2000)], refused: ['', 'x'.repeat(2001), { key: 'a' }, null] };
const image: Limits = {
  taken: ['/brands/a.svg', '/a/b-c/d_e.2.webp'],
  refused: ['//evil.example/a.svg', 'https://evil.example/a.svg', '/a/../b.svg', '/a.css', 'a.svg', '', 7],
};
const address: Limits = {
  taken: ['https://a.example', 'https://a.example/b?c=d#e', 'mailto:a@b.example', 'tel:+49 30 123'],
  refused: ['http://a.example', 'javascript:alert(1)', '//a.example', '/help', '', 7, null],
};
const place: Limits = {
  taken: [...address.taken, '/help', '/us/legal-notice'],
  refused: address.refused.filter((value) => value !== '/help'),
};
const key: Limits = {
  taken: ['GTM-X1', 'a.b:c-d_e', 'x'.repeat(200)],
  refused: ['', 'a b', '"><script>', 0.7],
};
const identifier: Limits = { taken: name.taken, refused: ['', 'x'.repeat(201), 0.7] };
const links: Limits = {
  taken: [[], [{ title: 'A', href: 'https://a.example' }]],
  refused: ['https://a.example', [{ title: 'A' }], [{ title: '', href: 'https://a.example' }], [null], null],
};
const orNull = ({ taken, refused }: Limits): Limits => ({
  taken: [...taken, null],
  refused: refused.filter((value) => value !== null),
});
/** The same for one part of a group. */
const within = (part: string, { taken, refused }: Limits): Limits => ({
  taken: taken.map((value) => ({ [part]: value })),
  refused: refused.map((value) => ({ [part]: value })),
});
const both = (...all: readonly Limits[]): Limits => ({
  taken: all.flatMap(({ taken }) => taken),
  refused: all.flatMap(({ refused }) => refused),
});

/** Every field of the config answer: the contract and the client must say the same of each value. */
const LIMITS: Record<keyof components['schemas']['SiteConfigPatch'], Limits> = {
  name,
  brand: name,
  logo: image,
  faviconPath: image,
  externalCssFile: orNull({
    taken: ['/styles/a.css', '/a/b.min.css'],
    refused: ['https://evil.example/a.css', '//evil.example/a.css', '/a.svg', '/a/../b.css', ''],
  }),
  keyVisualImage: orNull(image),
  instructionsImage: orNull(image),
  redeemCampaign: orNull(name),
  numberOfShops: { taken: [0, 500, 1_000_000], refused: [-1, 1.5, 1_000_001, '500', null] },
  country: { taken: ['DE', 'XX'], refused: ['de', 'DEU', 'Germany', '', null] },
  languages: { taken: [['de'], ['fr-CH', 'en']], refused: [[], ['tlh'], ['de', 'tlh'], 'de', null] },
  amazonPay: orNull(
    both(
      within('language', { taken: ['de_DE', 'en_GB'], refused: ['de', 'de-DE', 'DE_de', 1] }),
      within('ledgerCurrency', { taken: ['EUR', 'GBP'], refused: ['eur', 'XXX', ''] }),
    ),
  ),
  zendesk: both(within('isActive', switchPositions), within('key', key)),
  distribution: orNull(identifier),
  website: address,
  support: both(
    within('url', address),
    within('email', { taken: ['a.b+c@d-e.example'], refused: ['a', 'a@b', 'a b@c.example', '', null] }),
  ),
  b2bLinks: orNull(both(within('b2bWebsite', address), within('b2bContactForm', address))),
  navbarLinks: both(
    within('start', place),
    within('charge', { taken: [true, false, '', 'https://a.example'], refused: [1, null, []] }),
    within('buy', {
      taken: [[], [{ link: 'https://a.example', label: 'A' }]],
      refused: [[{ link: 'http://a.example', label: 'A' }], [{ link: 'https://a.example' }], 'none', null],
    }),
  ),
  footerLinks: {
    taken: [...links.taken, [{ title: 'A', href: '/accessibility' }]],
    refused: [...links.refused, [{ title: 'A', href: '//evil.example' }]],
  },
  externalRatingButtons: links,
  voucherCategory: { taken: [1, '17'], refused: ['one', '', 1.5, null] },
  cookieConsent: orNull(both(within('siteId', key), within('key', key))),
  tagManagerId: orNull(key),
  brandingColor: { taken: ['#d32b2d', '#D32B2D'], refused: ['#fff', 'red', '#d32b2d00', '', null] },
  heading: words,
  text: words,
  thankYouText: words,
  apiBannerText: orNull(words),
  copyright: words,
  customMeta: both(within('title', words), within('description', words)),
  layout: { taken: ['classic', 'modern', 'restaurant'], refused: ['evil', '', null] },
  maintenance: both(
    within('active', switchPositions),
    within('start', { taken: ['2026-11-01T00:00:00Z', null], refused: ['soon', 9] }),
    within('end', { taken: ['2026-11-01T00:00:00+01:00', null], refused: ['', true] }),
  ),
  paymentOptions: both(
    within('amazonPay', orNull(within('clientId', key))),
    within('unzer', orNull(within('publicKey', key))),
    { taken: [{}], refused: [{ amazonPay: {} }, { unzer: {} }, 'none', null] },
  ),
  captcha: both(within('active', switchPositions), within('siteKey', key)),
  overrideApiErrorMessageHtml: orNull({
    taken: ['<p>x</p>', 'x'.repeat(10_000)],
    refused: ['', 'x'.repeat(10_001), 7],
  }),
  flags: {
    taken: [[], ['showNavBar'], ['showShopFilterBar', 'showMskPromo', 'showVoucherInfoModal']],
    refused: [['shwoNavBar'], ['showGiveaway'], 'showNavBar', [1], null],
  },
  validityYears: { taken: [1, 3], refused: [0, 2, 1.5, '3', null] },
  reactivationHours: { taken: [24, 48], refused: [0, 36, 72, '24', null] },
  mailMinutes: { taken: [60, null], refused: [0, 15, '60'] },
  usePaginatedShopList: switchPositions,
  showShopFilterBar: switchPositions,
  showNavBar: switchPositions,
  showMskPromo: switchPositions,
  showVoucherInfoModal: switchPositions,
  showApiBanner: switchPositions,
  showBrandInVault: switchPositions,
  showChargeableVoucherOrder: switchPositions,
  showCustomerInquiry: switchPositions,
  showCustomerSurvey: switchPositions,
  showGiveaway: switchPositions,
  showHowToRedeem: switchPositions,
  showKeyVisualText: switchPositions,
  showMerchantCodeRedirect: switchPositions,
  showMerchantCodePdfDownload: switchPositions,
  showRechargeCheckbox: switchPositions,
  showShopPromotion: switchPositions,
  showUseDataConfirmation: switchPositions,
  showVariation: switchPositions,
  redeemValueChooseable: switchPositions,
  showInfoBeforeRedeemButton: switchPositions,
  showInfoAfterRedeemButton: switchPositions,
  showShopNameOnShopWall: switchPositions,
};

const contract = new Contract(contractText());

async function verdicts(field: string, value: unknown) {
  const body = { [field]: value };
  const faults = await contract.faultsOf('GET', '/redeem-site-config/DE', Response.json(body));
  return { contract: faults.length === 0, client: readSiteAnswer(body).oddFields.length === 0 };
}

const cases = (which: keyof Limits) =>
  Object.entries(LIMITS).flatMap(([field, limits]) =>
    limits[which].map((value) => [field, JSON.stringify(value).slice(0, 80), value] as const),
  );

it.each(cases('taken'))('takes %s %s, by the contract and in the client', async (field, _shown, value) => {
  expect(await verdicts(field, value)).toEqual({ contract: true, client: true });
});

it.each(cases('refused'))('takes no %s %s, and the client says so', async (field, _shown, value) => {
  expect(await verdicts(field, value)).toEqual({ contract: false, client: false });
});

it.each([
  ['zendesk', { key: 7 }],
  ['distribution', 7],
  ['cookieConsent', { siteId: 7, key: 8 }],
  ['tagManagerId', 7],
  ['paymentOptions', { amazonPay: { clientId: 7 }, unzer: { publicKey: 8 } }],
  ['captcha', { siteKey: 7 }],
])('reads the digits of %s in the client, though the contract has a text', async (field, value) => {
  expect(await verdicts(field, value)).toEqual({ contract: false, client: true });
});
