import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { emptyPaths, isRouteSegment, routesOf, stepsAhead } from '#ui/shell/routeLookup.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aSite } from '#tests/data/site.ts';
import { CardReturnView, WalletReturnView } from '#ui/screens/payment/returned/ReturnView.tsx';
import { ROUTES } from '#ui/shell/routes.ts';

/** The routes whose paths and names are fixed (product 3.1). */
const SPECIFIED: readonly (readonly [path: string, name: string | null])[] = [
  ['/region', null],
  ['/', 'redeem'],
  ['/:category?', 'redeem'],
  ['/shops/:id/:slug?', 'shopDetails'],
  ['/payment/amazon-pay-return', 'amazonPayReturn'],
  ['/payment/unzer-return', 'unzerReturn'],
  ['/help/:tab?', 'help'],
  ['/thankyou', null],
  ['/merchantcode/:redeemLinkToken', null],
  ['/tpr/:ident', 'thirdParty'],
  ['/activate/:orderSource/:orderReference/:orderHash', 'voucherActivation'],
  ['/reactivate', 'voucherReactivation'],
  ['/redeem/resend-link', 'resendRedeemLink'],
  ['/prepaid', 'prepaidEnter'],
  ['/prepaid/checkout', 'prepaidCheckout'],
  ['/prepaid/finalized', 'prepaidFinalized'],
  ['/voucher-pdf/:ident', 'notFound'],
  ['/fraud-prevention/:ident', 'fraudPreventionForm'],
  ['/us/terms-and-conditions', null],
  ['/us/privacy-policy', null],
  ['/us/legal-notice', null],
  ['/contact', null],
  ['*', 'findVariation'],
];

/** The paths of a site without a region, a special country and payments. */
const PLAIN = [
  '/',
  '/:category?',
  '/shops',
  '/shops/:id/:slug?',
  '/redeem/:shopId/value',
  '/redeem/:shopId/details',
  '/redeem/:shopId/check',
  '/basket',
  '/basket/details',
  '/basket/check',
  '/donate',
  '/donate/check',
  '/donate/done',
  '/help/:tab?',
  '/thankyou',
  '/merchantcode/:redeemLinkToken',
  '/tpr/:ident',
  '/activate/:orderSource/:orderReference/:orderHash',
  '/reactivate',
  '/redeem/resend-link',
  '/order-status',
  '/voucher-pdf/:ident',
  '/fraud-prevention/:ident',
  '/redemption-conditions',
  '/accessibility',
  '*',
];

it.each(SPECIFIED)('has the fixed route %s once, under its name', (path, name) => {
  const entries = ROUTES.filter((entry) => entry.path === path);
  expect(entries.map((entry) => entry.name)).toEqual([name]);
});

/** The steps of an order of vouchers. */
const ORDER_STEPS = ['/prepaid/order', '/prepaid/order/pay', '/prepaid/ordered'];

it('has beyond the fixed routes only the wall and the steps of the journeys', () => {
  const specified = SPECIFIED.map(([path]) => path);
  const more = ROUTES.map(({ path }) => path).filter((path) => !specified.includes(path));
  expect(more).toEqual([
    '/shops',
    '/redeem/:shopId/value',
    '/redeem/:shopId/details',
    '/redeem/:shopId/check',
    '/redeem/:shopId/pay',
    '/basket',
    '/basket/details',
    '/basket/check',
    '/basket/pay',
    '/donate',
    '/donate/check',
    '/donate/done',
    '/order-status',
    ...ORDER_STEPS,
    '/redemption-conditions',
    '/accessibility',
    '/acceptance-points',
  ]);
});

it('names two routes “redeem”, the second with an optional category', () => {
  const redeem = ROUTES.filter(({ name }) => name === 'redeem').map(({ path }) => path);
  expect(redeem).toEqual(['/', '/:category?']);
});

it('registers the pages of a site, and none of another site', () => {
  expect(routesOf(aSite({ id: 'de' })).map(({ path }) => path)).toEqual(PLAIN);
});

it.each([
  ['region', ['/region', '/contact', '/acceptance-points']],
  ['us', ['/us/terms-and-conditions', '/us/privacy-policy', '/us/legal-notice']],
])('registers the pages that only %s has', (id, own) => {
  const usual = routesOf(aSite({ id: 'de' }));
  const more = routesOf(aSite({ id })).filter((route) => !usual.includes(route));
  expect(more.map(({ path }) => path)).toEqual(own);
});

it('limits the pages of one site to that site', () => {
  const own = ROUTES.flatMap(({ path, onlySite }) => (onlySite === undefined ? [] : [[path, onlySite]]));
  expect(own).toEqual([
    ['/region', 'region'],
    ['/us/terms-and-conditions', 'us'],
    ['/us/privacy-policy', 'us'],
    ['/us/legal-notice', 'us'],
    ['/contact', 'region'],
    ['/acceptance-points', 'region'],
  ]);
});

const PAY_STEPS = [
  '/redeem/:shopId/pay',
  '/basket/pay',
  '/payment/amazon-pay-return',
  '/payment/unzer-return',
];

it('has no pages for top-ups or payments on a site without them', () => {
  const charging = ROUTES.filter(({ onlyIf }) => onlyIf !== undefined);
  expect(charging.map(({ path }) => path)).toEqual([
    ...PAY_STEPS,
    '/prepaid',
    '/prepaid/checkout',
    '/prepaid/finalized',
    ...ORDER_STEPS,
  ]);
  expect(charging.every(({ onlyIf }) => onlyIf?.(aSite()) === false)).toBe(true);
  expect(charging.every(({ onlyIf }) => onlyIf?.(aSite(CHARGING)) === true)).toBe(true);
  expect(emptyPaths(aSite())).toContain('/prepaid');
});

it('has only the pages to pay a difference on a site with payments and without top-ups', () => {
  const { payment } = aSite(CHARGING);
  const there = ROUTES.filter(({ onlyIf }) => onlyIf?.(aSite({ payment })));
  expect(there.map(({ path }) => path)).toEqual(PAY_STEPS);
});

it('hides the navbar on the fraud check only', () => {
  const hidden = ROUTES.filter(({ navbar }) => !navbar).map(({ path }) => path);
  expect(hidden).toEqual(['/fraud-prevention/:ident']);
});

it('renders the entry and the shops over the wall', () => {
  const overWall = routesOf(aSite({ id: 'de' })).filter(({ layout }) => layout === 'frame-with-wall');
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
  expect(stepsAhead().map(({ path }) => path)).toEqual([
    '/shops/:id/:slug?',
    '/redeem/:shopId/value',
    '/redeem/:shopId/details',
    '/redeem/:shopId/check',
    '/basket',
    '/thankyou',
  ]);
});

it.each([
  ['/payment/amazon-pay-return', WalletReturnView],
  ['/payment/unzer-return', CardReturnView],
])('renders at %s the return of its own provider', async (path, view) => {
  const entries = ROUTES.filter((entry) => entry.path === path);
  expect(await Promise.all(entries.map(({ load }) => load()))).toEqual([view]);
});

/** The view of each path except the wall and the code page, which the shell composes. */
const VIEWS = `
/region RegionView
/shops/:id/:slug? ShopDetailsView
/redeem/:shopId/value ValueView
/redeem/:shopId/details CustomerView
/redeem/:shopId/check CheckView
/redeem/:shopId/pay PayView
/basket BasketView
/basket/details CustomerView
/basket/check CheckView
/basket/pay PayView
/donate DonateView
/donate/check DonateCheckView
/donate/done DonatedView
/payment/amazon-pay-return WalletReturnView
/payment/unzer-return CardReturnView
/help/:tab? HelpView
/thankyou ThankYouView
/merchantcode/:redeemLinkToken CodePage
/tpr/:ident ThirdPartyView
/activate/:orderSource/:orderReference/:orderHash ActivationView
/reactivate ReactivationView
/redeem/resend-link ResendView
/order-status OrderStatusView
/prepaid EnterView
/prepaid/checkout CheckoutView
/prepaid/finalized FinalizedView
/prepaid/order OrderView
/prepaid/order/pay OrderPayView
/prepaid/ordered OrderedView
/voucher-pdf/:ident DocumentView
/fraud-prevention/:ident FraudCheckView
/us/terms-and-conditions UsTermsView
/us/privacy-policy UsPrivacyView
/us/legal-notice UsNoticeView
/redemption-conditions ConditionsView
/accessibility AccessibilityView
/contact ContactView
/acceptance-points PointsView
* NotFoundView
`;

it('renders the expected view at each path', async () => {
  const named = await Promise.all(
    ROUTES.map(async ({ path, load }) => {
      // An observer view is an object around its function.
      const view: ComponentType & { readonly type?: ComponentType } = await load();
      return `${path} ${view.type?.displayName ?? view.type?.name ?? view.name}`.trim();
    }),
  );
  expect(named.filter((line) => line.includes(' '))).toEqual(VIEWS.trim().split('\n'));
});
