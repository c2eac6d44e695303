import { screen } from '@testing-library/react';
import { say, saying } from '#tests/data/english.ts';
import { asked, asks, has, linkTo, says, wordsOf, type Probe, type SiteKey, type ValueOf } from './probe.ts';

const switched = { values: [true, false], sees: [true, false] } as const;
const PRIZE = { vouchers: 3, valueInCent: 2500, currency: 'EUR', surveyUrl: 'https://ask.example' } as const;
const rating = (href: string) => [{ title: { words: 'Rate us' }, href }];

/** The last redemption request. */
const sent =
  (field: string) =>
  async ({ requests }: { requests: readonly Request[] }) => {
    const order = requests.findLast(({ method, url }) => method === 'POST' && url.endsWith('/v2/redeem'));
    const body = (await order?.clone().json()) as Record<string, unknown> | undefined;
    return JSON.stringify(body ?? {}).includes(field);
  };

/** Effects behind the first screen: on the wall, at a shop, during a redemption and after it. */
export const laterProbes = {
  hiddenShopCategories: {
    values: [[], Array.from({ length: 40 }, (_, id) => id)],
    place: 'shops',
    look: says(say('wall.empty')),
    sees: [false, true],
  },
  partnerKind: {
    values: ['shops', 'restaurants'],
    place: 'shops',
    look: has('heading', 'Choose a restaurant'),
    sees: [false, true],
  },
  isReward: {
    values: [false, true],
    around: { languages: ['de'], country: 'DE' },
    look: says('Prämiencode'),
    sees: [false, true],
  },
  map: {
    values: [
      { styleUrl: 'https://map.example/style.json', geocodingUrl: 'https://places.example/{query}?key=k' },
      null,
    ],
    around: { id: 'region', configKey: 'REGION', voucherCategory: 31 },
    place: 'acceptancePoints',
    look: has('button', say('region.map.show')),
    sees: [true, false],
  },
  valueHint: {
    values: [wordsOf('valueHint')[0], null],
    place: 'value',
    look: says('First valueHint'),
    sees: [true, false],
  },
  payment: {
    values: [
      { wallet: null, card: null },
      { wallet: null, card: { publicKey: 'key' } },
    ],
    around: { navbarLinks: { start: '/', buy: [], charge: true } },
    look: linkTo(say('frame.charge')),
    sees: [null, '/prepaid'],
  },
  amazonPay: {
    values: [
      { language: 'de_DE', ledgerCurrency: 'EUR' },
      { language: 'en_GB', ledgerCurrency: 'GBP' },
    ],
    around: {
      payment: { wallet: { clientId: 'amzn1.application-oa2-client.example-de' }, card: null },
    },
    place: 'pay',
    look: () => screen.queryByRole('button', { name: /mock wallet/ })?.title,
    sees: ['de_DE, EUR', 'en_GB, GBP'],
  },
  redeemCampaign: {
    values: ['advent', null],
    place: 'thankYou',
    look: sent('"campaign":"advent"'),
    sees: [true, false],
  },
  thankYouText: {
    values: wordsOf('thankYouText'),
    place: 'thankYou',
    look: says('Second thankYouText'),
    sees: [false, true],
  },
  externalRatingButtons: {
    values: [rating('https://rate.one.example'), rating('https://rate.two.example')],
    place: 'thankYou',
    look: linkTo(/Rate us/),
    sees: ['https://rate.one.example', 'https://rate.two.example'],
  },
  surveyPrize: {
    values: [PRIZE, { ...PRIZE, surveyUrl: 'https://ask.two.example' }],
    on: ['showCustomerSurvey'],
    place: 'thankYou',
    look: linkTo(saying('thankYou.toSurvey')),
    sees: ['https://ask.example', 'https://ask.two.example'],
  },
  timeZone: {
    values: ['Europe/Berlin', 'America/New_York'],
    around: { maintenance: { active: true, start: null, end: Date.UTC(2099, 5, 16, 22, 30) } },
    place: 'paused',
    look: () => /June.2099.at.(\d\d:\d\d)/.exec(document.body.textContent)?.[1],
    sees: ['00:30', '18:30'],
  },
  validityYears: {
    values: [3, 1],
    place: 'expired',
    look: says('more than 1 year ago'),
    sees: [false, true],
  },
  reactivationHours: {
    values: [24, 48],
    place: 'oldFormat',
    look: says('about 48 hours'),
    sees: [false, true],
  },
  mailMinutes: {
    values: [60, null],
    place: 'shop',
    look: says(say('shop.byMailUpTo', { minutes: 60 })),
    sees: [true, false],
  },
  overrideApiErrorMessageHtml: {
    values: ['<p>Call the hotline</p>', null],
    place: 'unknownError',
    look: says('Call the hotline'),
    sees: [true, false],
  },
  showShopFilterBar: { ...switched, place: 'shops', look: has('button', saying('wall.filter.open')) },
  // More shops than the entry shows, so that some are promoted.
  showShopPromotion: { ...switched, shops: 26, look: has('heading', say('wall.top', { brand: 'Frohgut' })) },
  usePaginatedShopList: {
    ...switched,
    place: 'shops',
    look: asked('/v2/shop/wall/1', 'size'),
    sees: ['48', null],
  },
  redeemValueChooseable: {
    ...switched,
    place: 'value',
    look: says('Your whole balance of'),
    sees: [false, true],
  },
  showBrandInVault: { ...switched, place: 'code', look: says('From Frohgut') },
  showMerchantCodeRedirect: { ...switched, place: 'code', look: has('button', say('codePage.redirect')) },
  showMerchantCodePdfDownload: { ...switched, place: 'code', look: has('button', say('codePage.pdf')) },
  showGiveaway: { ...switched, place: 'code', look: asks('/v2/giveaway/') },
  showCustomerSurvey: {
    ...switched,
    around: { surveyPrize: PRIZE },
    place: 'thankYou',
    look: has('heading', say('thankYou.survey')),
  },
  showCustomerInquiry: {
    ...switched,
    place: 'details',
    look: has('checkbox', saying('customer.newShopCustomer')),
  },
  showUseDataConfirmation: {
    ...switched,
    place: 'details',
    look: has('checkbox', saying('customer.useDataConfirmation')),
  },
  showRechargeCheckbox: {
    ...switched,
    around: {
      navbarLinks: { start: '/', buy: [], charge: true },
      payment: { wallet: null, card: { publicKey: 'key' } },
    },
    place: 'details',
    look: has('checkbox', saying('customer.useRecharge')),
  },
  showChargeableVoucherOrder: {
    ...switched,
    place: 'details',
    look: has('checkbox', saying('customer.orderPrepaidVouchers')),
  },
  showInfoBeforeRedeemButton: { ...switched, place: 'check', look: says(say('check.infoBefore')) },
  showInfoAfterRedeemButton: { ...switched, place: 'check', look: says(say('check.infoAfter')) },
  showShopNameOnShopWall: {
    ...switched,
    place: 'shops',
    look: () => document.querySelector('li[data-name]')?.getAttribute('data-name'),
    sees: ['shown', 'hidden'],
  },
} satisfies Partial<{ readonly [Key in SiteKey]: Probe<ValueOf<Key>> }>;
