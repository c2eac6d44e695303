/** Hosts that pages request before any consent. */
const TOOL = ['web.cmp.usercentrics.eu'] as const;
/** On de: tag manager and page test. The page test runs only on sites with country DE. */
const ALL = [...TOOL, 'test.frohgut.example', 'www.googletagmanager.com'] as const;
const US = [...TOOL, 'www.googletagmanager.com'] as const;
/** Without a tag manager. */
const REGION = [...TOOL, 'test.siebenweiler.example'] as const;

/** An address of a route, its site, and the hosts that the page requests without user input. */
export interface RouteRequests {
  readonly at: string;
  readonly site?: string;
  /** Before consent and without a voucher. */
  readonly before: readonly string[];
  /** With consent to everything, on this page or another one. */
  readonly consented: readonly string[];
}

/** Every route with all its hosts; a page may request no other host. */
export const ROUTE_REQUESTS: Readonly<Record<string, RouteRequests>> = {
  '/': { at: '/', before: TOOL, consented: ALL },
  '/:category?': { at: '/birthday', before: TOOL, consented: ALL },
  '/shops': { at: '/shops', before: TOOL, consented: ALL },
  '/shops/:id/:slug?': { at: '/shops/100115/brotzeitler', before: TOOL, consented: ALL },
  '/redeem/:shopId/value': { at: '/redeem/100115/value', before: TOOL, consented: ALL },
  '/redeem/:shopId/details': { at: '/redeem/100115/details', before: TOOL, consented: ALL },
  '/redeem/:shopId/check': { at: '/redeem/100115/check', before: TOOL, consented: ALL },
  '/redeem/:shopId/pay': { at: '/redeem/100115/pay', before: [], consented: [] },
  '/basket': { at: '/basket', before: TOOL, consented: ALL },
  '/basket/details': { at: '/basket/details', before: TOOL, consented: ALL },
  '/basket/check': { at: '/basket/check', before: TOOL, consented: ALL },
  '/basket/pay': { at: '/basket/pay', before: [], consented: [] },
  '/donate': { at: '/donate', before: TOOL, consented: ALL },
  '/donate/check': { at: '/donate/check', before: TOOL, consented: ALL },
  '/donate/done': { at: '/donate/done', before: TOOL, consented: ALL },
  '/payment/amazon-pay-return': { at: '/payment/amazon-pay-return', before: [], consented: [] },
  '/payment/unzer-return': { at: '/payment/unzer-return', before: [], consented: [] },
  '/help/:tab?': { at: '/help/business', before: TOOL, consented: ALL },
  '/thankyou': { at: '/thankyou', before: TOOL, consented: ALL },
  '/merchantcode/:redeemLinkToken': { at: '/merchantcode/no-such-token', before: [], consented: [] },
  '/tpr/:ident': { at: '/tpr/no-such-link', before: [], consented: [] },
  '/activate/:orderSource/:orderReference/:orderHash': {
    at: '/activate/web/R-1/no-such-hash',
    before: [],
    consented: [],
  },
  '/reactivate': { at: '/reactivate', before: TOOL, consented: ALL },
  '/redeem/resend-link': { at: '/redeem/resend-link', before: TOOL, consented: ALL },
  '/order-status': { at: '/order-status', before: TOOL, consented: ALL },
  '/prepaid': { at: '/prepaid', before: [], consented: [] },
  '/prepaid/checkout': { at: '/prepaid/checkout', before: [], consented: [] },
  '/prepaid/finalized': { at: '/prepaid/finalized', before: [], consented: [] },
  '/prepaid/order': { at: '/prepaid/order', before: [], consented: [] },
  '/prepaid/order/pay': { at: '/prepaid/order/pay', before: [], consented: [] },
  '/prepaid/ordered': { at: '/prepaid/ordered', before: [], consented: [] },
  '/voucher-pdf/:ident': { at: '/voucher-pdf/no-such-document', before: [], consented: [] },
  '/fraud-prevention/:ident': { at: '/fraud-prevention/no-such-check', before: [], consented: [] },
  '/us/terms-and-conditions': { at: '/us/terms-and-conditions', site: 'us', before: TOOL, consented: US },
  '/us/privacy-policy': { at: '/us/privacy-policy', site: 'us', before: TOOL, consented: US },
  '/us/legal-notice': { at: '/us/legal-notice', site: 'us', before: TOOL, consented: US },
  '/redemption-conditions': { at: '/redemption-conditions', before: TOOL, consented: ALL },
  '/accessibility': { at: '/accessibility', before: TOOL, consented: ALL },
  '/region': { at: '/region', site: 'region', before: TOOL, consented: REGION },
  '/contact': { at: '/contact', site: 'region', before: TOOL, consented: REGION },
  '/acceptance-points': { at: '/acceptance-points', site: 'region', before: TOOL, consented: REGION },
  '*': { at: '/no/such/page', before: [], consented: [] },
};
