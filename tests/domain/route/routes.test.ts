import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { Feature } from '#domain/feature/feature.ts';
import { ROUTE_NAMES } from '#domain/route/names.ts';
import { isWithheld } from '#domain/route/isWithheld.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { emptyPaths, hasRoute, leadsOn, isRouteSegment } from '#domain/route/siteRoutes.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aSite } from '#tests/data/site.ts';
import { ENTRIES } from '#ui/shell/routes.ts';

/** Fixed paths with their names (product 3.1): mails, vendors and other sites lead there. */
const FIXED = {
  '/region': undefined,
  '/': 'redeem',
  '/:category?': 'redeem',
  '/shops/:id/:slug?': 'shopDetails',
  '/payment/amazon-pay-return': 'amazonPayReturn',
  '/payment/unzer-return': 'unzerReturn',
  '/help/:tab?': 'help',
  '/thankyou': undefined,
  '/merchantcode/:redeemLinkToken': undefined,
  '/tpr/:ident': 'thirdParty',
  '/activate/:orderSource/:orderReference/:orderHash': 'voucherActivation',
  '/reactivate': 'voucherReactivation',
  '/redeem/resend-link': 'resendRedeemLink',
  '/prepaid': 'prepaidEnter',
  '/prepaid/checkout': 'prepaidCheckout',
  '/prepaid/finalized': 'prepaidFinalized',
  '/voucher-pdf/:ident': 'notFound',
  '/fraud-prevention/:ident': 'fraudPreventionForm',
  '/us/terms-and-conditions': undefined,
  '/us/privacy-policy': undefined,
  '/us/legal-notice': undefined,
  '/contact': undefined,
  '*': 'findVariation',
} as const;

it('has the fixed paths with their names', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(FIXED)));
  expect(new Set(paths).size).toBe(paths.length);
  expect({ ...FIXED, ...ROUTE_NAMES }).toEqual({ ...FIXED, '/shops': 'shops' });
});

/** The screens at these paths, none of which may ever stand at another one. A new screen needs no line. */
const VIEWS = {
  '/region': 'RegionView',
  '/shops/:id/:slug?': 'ShopDetailsView',
  '/redeem/:shopId/value': 'ValueView',
  '/redeem/:shopId/details': 'CustomerView',
  '/redeem/:shopId/check': 'CheckView',
  '/redeem/:shopId/pay': 'PayView',
  '/basket': 'BasketView',
  '/basket/details': 'CustomerView',
  '/basket/check': 'CheckView',
  '/basket/pay': 'PayView',
  '/donate': 'DonateView',
  '/donate/check': 'DonateCheckView',
  '/donate/done': 'DonatedView',
  '/payment/amazon-pay-return': 'WalletReturnView',
  '/payment/unzer-return': 'CardReturnView',
  '/help/:tab?': 'HelpView',
  '/thankyou': 'ThankYouPage',
  '/merchantcode/:redeemLinkToken': 'CodePage',
  '/tpr/:ident': 'PartnerPage',
  '/activate/:orderSource/:orderReference/:orderHash': 'ActivationView',
  '/reactivate': 'ReactivationView',
  '/redeem/resend-link': 'ResendView',
  '/order-status': 'OrderStatusView',
  '/prepaid': 'EnterView',
  '/prepaid/checkout': 'CheckoutView',
  '/prepaid/finalized': 'FinalizedView',
  '/prepaid/order': 'OrderView',
  '/prepaid/order/pay': 'OrderPayView',
  '/prepaid/ordered': 'OrderedView',
  '/voucher-pdf/:ident': 'DocumentView',
  '/fraud-prevention/:ident': 'FraudCheckView',
  '/us/terms-and-conditions': 'UsTermsView',
  '/us/privacy-policy': 'UsPrivacyView',
  '/us/legal-notice': 'UsNoticeView',
  '/redemption-conditions': 'ConditionsView',
  '/accessibility': 'AccessibilityView',
  '/contact': 'ContactView',
  '/acceptance-points': 'PointsView',
  '*': 'NotFoundView',
} as const;

it('loads the screen of each route', async () => {
  const loaded = await Promise.all(
    ENTRIES.map(async ({ path, load }) => {
      // An observer view is an object around its function.
      const view: ComponentType & { readonly type?: ComponentType } = await load();
      return [path, view.type?.displayName ?? view.type?.name ?? view.name];
    }),
  );
  expect(loaded.map(([path]) => path)).toEqual(ROUTES.map(({ path }) => path));
  expect(Object.fromEntries(loaded)).toMatchObject(VIEWS);
});

const { payment } = aSite(CHARGING);

const REGION = ['/region', '/contact', '/acceptance-points'];
const US = ['/us/terms-and-conditions', '/us/privacy-policy', '/us/legal-notice'];
const PAYING = ['/redeem/:shopId/pay', '/basket/pay', '/payment/amazon-pay-return', '/payment/unzer-return'];
const TOP_UPS = [
  '/prepaid',
  '/prepaid/checkout',
  '/prepaid/finalized',
  '/prepaid/order',
  '/prepaid/order/pay',
  '/prepaid/ordered',
];

it.each([
  ['plain', {}, []],
  ['region', { id: 'region' }, REGION],
  ['us', { id: 'us' }, US],
  ['paying', { payment }, PAYING],
  ['charging', CHARGING, [...PAYING, ...TOP_UPS]],
])('registers on a %s site its pages, and none of another site', (_, about, wanted) => {
  const site = aSite(about);
  const special = [...REGION, ...US, ...PAYING, ...TOP_UPS];
  const others = ROUTES.filter(({ path }) => !special.includes(path));
  expect(others.every((route) => hasRoute(site, route))).toBe(true);
  const had = ROUTES.filter((route) => special.includes(route.path) && hasRoute(site, route));
  expect(new Set(had.map(({ path }) => path))).toEqual(new Set(wanted));
});

it('hides the navbar on the fraud check only', () => {
  const hidden = ROUTES.filter(({ navbar }) => navbar === false).map(({ path }) => path);
  expect(hidden).toEqual(['/fraud-prevention/:ident']);
});

it('renders the entry and the shops over the wall', () => {
  const overWall = ROUTES.filter((route) => route.overWall);
  expect(overWall.map(({ path }) => path)).toEqual(['/', '/:category?', '/shops', '/shops/:id/:slug?']);
});

it('knows the incomplete paths and the paths of other sites that show the not-found page', () => {
  const paths = emptyPaths(aSite({ id: 'de' }));
  expect(paths).toEqual(expect.arrayContaining(['/redeem', '/merchantcode', '/prepaid', '/region']));
  expect(paths).not.toEqual(expect.arrayContaining(['/shops']));
  expect(paths).not.toContain('/thankyou');
  expect(paths).not.toContain('/:category?');
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(['shops', 'help', 'redeem', 'thankyou', 'us'])(
  'reserves the path of %s against categories',
  (segment) => {
    expect(isRouteSegment(segment)).toBe(true);
  },
);

it.each(['fashion', '', '*', ':category?', 'constructor'])('has no fixed route at %s', (segment) => {
  expect(isRouteSegment(segment)).toBe(false);
});

it('prefetches each step from a shop to its code once', () => {
  expect(ROUTES.filter(({ ahead }) => ahead).map(({ path }) => path)).toEqual([
    '/shops/:id/:slug?',
    '/redeem/:shopId/value',
    '/redeem/:shopId/details',
    '/redeem/:shopId/check',
    '/basket',
    '/thankyou',
  ]);
});

/** A site that is set up for everything. */
const fullSite = (features?: readonly Feature[]) =>
  aSite({ ...CHARGING, id: 'region', ...(features && { features }) });

it('offers each route whose feature is on, and no choice or link of one that is off', () => {
  for (const route of ROUTES) {
    if (route.only === undefined) expect(hasRoute(fullSite(), route)).toBe(true);
    if (route.feature !== undefined) expect(hasRoute(fullSite([route.feature]), route)).toBe(true);
  }
  const off = ROUTES.filter((route) => !hasRoute(fullSite([]), route)).map(({ path }) => path);
  expect(off).toEqual([
    '/region',
    '/donate',
    '/tpr/:ident',
    '/activate/:orderSource/:orderReference/:orderHash',
    '/reactivate',
    '/redeem/resend-link',
    '/order-status',
    '/prepaid',
    '/prepaid/order',
    '/voucher-pdf/:ident',
    '/fraud-prevention/:ident',
    ...US,
    '/contact',
    '/acceptance-points',
  ]);
  const held = ROUTES.filter((route) => isWithheld(fullSite([]), route)).map(({ path }) => path);
  expect(held).toEqual(off.filter((path) => !path.startsWith('/us/')));
  expect(emptyPaths(fullSite([]))).toEqual(expect.arrayContaining(off));
  expect(ROUTES.some((route) => isWithheld(aSite(), route))).toBe(false);
});

it('keeps what may tell of an order under way', () => {
  for (const path of ['/donate/check', '/donate/done', '/prepaid/finalized', '/payment/unzer-return']) {
    const route = ROUTES.find((one) => one.path === path);
    expect(route && hasRoute(fullSite([]), route), path).toBe(true);
  }
});

it('knows addresses that would only say that this is not offered', () => {
  expect(leadsOn(fullSite([]), '/acceptance-points')).toBe(false);
  expect(leadsOn(fullSite(['region']), '/acceptance-points')).toBe(true);
  expect(leadsOn(fullSite([]), '/accessibility')).toBe(true);
  expect(leadsOn(fullSite([]), 'https://a.example/')).toBe(true);
});
