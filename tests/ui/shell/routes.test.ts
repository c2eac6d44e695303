import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { emptyPaths, isRouteSegment, routesOf, stepsAhead } from '#ui/shell/routeLookup.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { aSite } from '#tests/data/site.ts';
import { ROUTES } from '#ui/shell/routes.ts';

/**
 * Every route in its order: path, name, view and, where not every site has it, what it is for. Paths and names are
 * fixed (product 3.1) but for the wall and the steps of the journeys. The shell itself composes the pages over the wall.
 */
const TABLE = `
/region - RegionView region
/ redeem -
/:category? redeem -
/shops shops -
/shops/:id/:slug? shopDetails ShopDetailsView
/redeem/:shopId/value - ValueView
/redeem/:shopId/details - CustomerView
/redeem/:shopId/check - CheckView
/redeem/:shopId/pay - PayView paying
/basket - BasketView
/basket/details - CustomerView
/basket/check - CheckView
/basket/pay - PayView paying
/donate - DonateView
/donate/check - DonateCheckView
/donate/done - DonatedView
/payment/amazon-pay-return amazonPayReturn WalletReturnView paying
/payment/unzer-return unzerReturn CardReturnView paying
/help/:tab? help HelpView
/thankyou - ThankYouView
/merchantcode/:redeemLinkToken - CodePage
/tpr/:ident thirdParty ThirdPartyView
/activate/:orderSource/:orderReference/:orderHash voucherActivation ActivationView
/reactivate voucherReactivation ReactivationView
/redeem/resend-link resendRedeemLink ResendView
/order-status - OrderStatusView
/prepaid prepaidEnter EnterView charging
/prepaid/checkout prepaidCheckout CheckoutView charging
/prepaid/finalized prepaidFinalized FinalizedView charging
/prepaid/order - OrderView charging
/prepaid/order/pay - OrderPayView charging
/prepaid/ordered - OrderedView charging
/voucher-pdf/:ident notFound DocumentView
/fraud-prevention/:ident fraudPreventionForm FraudCheckView
/us/terms-and-conditions - UsTermsView us
/us/privacy-policy - UsPrivacyView us
/us/legal-notice - UsNoticeView us
/redemption-conditions - ConditionsView
/accessibility - AccessibilityView
/contact - ContactView region
/acceptance-points - PointsView region
* findVariation NotFoundView
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** The paths of every site, and of sites with one of these. */
const pathsFor = (...wanted: readonly string[]) =>
  TABLE.filter(([, , , only]) => only === undefined || wanted.includes(only)).map(([path]) => path);

it('has the expected paths, each with its name and view', async () => {
  const rows = await Promise.all(
    ROUTES.map(async ({ path, name, load }) => {
      // An observer view is an object around its function.
      const view: ComponentType & { readonly type?: ComponentType } = await load();
      const shown = view.type?.displayName ?? view.type?.name ?? view.name;
      return [path, name ?? '-', shown === '' ? '-' : shown];
    }),
  );
  expect(rows).toEqual(TABLE.map((row) => row.slice(0, 3)));
});

const { payment } = aSite(CHARGING);

it.each([
  ['plain', {}, []],
  ['region', { id: 'region' }, ['region']],
  ['us', { id: 'us' }, ['us']],
  ['paying', { payment }, ['paying']],
  ['charging', CHARGING, ['paying', 'charging']],
])('registers on a %s site its pages, and none of another site', (_, about, wanted) => {
  expect(routesOf(aSite(about)).map(({ path }) => path)).toEqual(pathsFor(...wanted));
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
