/** Screens that exist. A route of the specification without one is marked `later` and not registered. */
export type ScreenName =
  | 'redeem'
  | 'shops'
  | 'shopDetails'
  | 'value'
  | 'customer'
  | 'check'
  | 'basket'
  | 'donate'
  | 'donateCheck'
  | 'donated'
  | 'thankYou'
  | 'merchantCode'
  | 'thirdParty'
  | 'resendLink'
  | 'document'
  | 'orderStatus'
  | 'held'
  | 'notFound';

export interface RouteEntry {
  readonly path: string;
  /** As the specification names it; null where it names none. Two entries are called `redeem`. */
  readonly name: string | null;
  /** Where it is drawn: in the frame, or in it with the wall beneath. */
  readonly layout: 'frame' | 'frame-with-wall';
  readonly navbar: boolean;
  readonly screen: ScreenName | 'later';
  /** The only site that has it. */
  readonly onlySite?: string;
}

type Settings = Partial<Pick<RouteEntry, 'layout' | 'navbar' | 'onlySite'>>;

const route = (
  path: string,
  name: string | null,
  screen: RouteEntry['screen'],
  settings: Settings = {},
): RouteEntry => ({ path, name, layout: 'frame', navbar: true, screen, ...settings });

const OVER_WALL = { layout: 'frame-with-wall' } as const;

/** Every route of the specification (section 2), and the steps of a redemption, which it names without paths. */
export const ROUTES: readonly RouteEntry[] = [
  route('/region', null, 'later', { onlySite: 'region' }),
  route('/', 'redeem', 'redeem', OVER_WALL),
  route('/:category?', 'redeem', 'redeem', OVER_WALL),
  route('/shops', 'shops', 'shops', OVER_WALL),
  route('/shops/:id/:slug?', 'shopDetails', 'shopDetails', OVER_WALL),
  route('/redeem/:shopId/value', 'redeemValue', 'value'),
  route('/redeem/:shopId/details', 'redeemDetails', 'customer'),
  route('/redeem/:shopId/check', 'redeemCheck', 'check'),
  route('/basket', 'basket', 'basket'),
  route('/basket/details', 'basketDetails', 'customer'),
  route('/basket/check', 'basketCheck', 'check'),
  route('/donate', 'donate', 'donate'),
  route('/donate/check', 'donateCheck', 'donateCheck'),
  route('/donate/done', 'donated', 'donated'),
  route('/payment/amazon-pay-return', 'amazonPayReturn', 'later'),
  route('/payment/unzer-return', 'unzerReturn', 'later'),
  route('/help/:tab?', 'help', 'later'),
  route('/thankyou', null, 'thankYou'),
  route('/merchantcode/:redeemLinkToken', null, 'merchantCode'),
  route('/tpr/:ident', 'thirdParty', 'thirdParty'),
  route('/activate/:orderSource/:orderReference/:orderHash', 'voucherActivation', 'later'),
  route('/reactivate', 'voucherReactivation', 'later'),
  route('/redeem/resend-link', 'resendRedeemLink', 'resendLink'),
  route('/order-status', 'orderStatus', 'orderStatus'),
  route('/prepaid', 'prepaidEnter', 'later'),
  route('/prepaid/checkout', 'prepaidCheckout', 'later'),
  route('/prepaid/finalized', 'prepaidFinalized', 'later'),
  route('/voucher-pdf/:ident', 'notFound', 'document'),
  route('/fraud-prevention/:ident', 'fraudPreventionForm', 'held', { navbar: false }),
  route('/us/terms-and-conditions', null, 'later', { onlySite: 'us' }),
  route('/us/privacy-policy', null, 'later', { onlySite: 'us' }),
  route('/us/legal-notice', null, 'later', { onlySite: 'us' }),
  route('/contact', null, 'later', { onlySite: 'region' }),
  // One segment may be a variation's and is looked up by the route above; more than one is nobody's (ADR 18).
  route('*', 'findVariation', 'notFound'),
];

/** The routes that a site has now. */
export function routesOf(siteId: string): readonly (RouteEntry & { readonly screen: ScreenName })[] {
  return ROUTES.filter(
    (entry): entry is RouteEntry & { readonly screen: ScreenName } =>
      entry.screen !== 'later' && (entry.onlySite ?? siteId) === siteId,
  );
}

/** `/help` of `/help/:tab?`. */
const withoutOption = (path: string): string => path.replace(/\/:\w+\?$/, '');

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

const FIXED: ReadonlySet<string> = new Set(
  ROUTES.map(({ path }) => firstSegment(path)).filter((segment) => /^[a-z]/.test(segment)),
);

/** Whether a path's first segment belongs to a fixed route, which wins over a category of that name. */
export function isFixed(segment: string): boolean {
  return FIXED.has(segment);
}

/**
 * Addresses of ours at which nothing is: of routes whose screen comes later or is another site's, and such as are
 * only the beginning of routes, as `/merchantcode`, whose child path is empty (specification 2).
 */
export function emptyPaths(siteId: string): readonly string[] {
  const built = new Set(routesOf(siteId).map(({ path }) => withoutOption(path)));
  const others = ROUTES.map(({ path }) => path).filter((path) => /^\/[^:]/.test(path));
  const beginnings = [...FIXED].map((segment) => `/${segment}`);
  return [...new Set([...others, ...beginnings])].filter((path) => !built.has(withoutOption(path)));
}

/** Whether a link of ours may be drawn: only once the screen exists, not while a page there says that it does not. */
export function hasScreen(name: string): boolean {
  return ROUTES.some((entry) => entry.name === name && entry.screen !== 'later' && entry.screen !== 'held');
}
