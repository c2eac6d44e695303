/** Hosts that pages ask before anybody has consented to anything. */
const TOOL = ['web.cmp.usercentrics.eu'] as const;
/**
 * What judges whether a person types a code or a number. It is no matter of consent, and stands wherever one can be
 * guessed: also on pages that ask for the code again because no voucher is in use.
 */
const CAPTCHA = ['eu.frcapi.com'] as const;

/** An address of a route, the site that has it, and whom the page there asks before consent, without a voucher. */
interface RouteRequests {
  readonly at: string;
  readonly site?: string;
  readonly hosts: readonly string[];
}

/** Every route of the table, literally: what is not listed is asked of nobody. */
export const ROUTE_REQUESTS: Readonly<Record<string, RouteRequests>> = {
  '/': { at: '/', hosts: [...CAPTCHA, ...TOOL] },
  '/:category?': { at: '/birthday', hosts: [...CAPTCHA, ...TOOL] },
  '/shops': { at: '/shops', hosts: TOOL },
  '/shops/:id/:slug?': { at: '/shops/100115/brotzeitler', hosts: TOOL },
  '/redeem/:shopId/value': { at: '/redeem/100115/value', hosts: [...CAPTCHA, ...TOOL] },
  '/redeem/:shopId/details': { at: '/redeem/100115/details', hosts: [...CAPTCHA, ...TOOL] },
  '/redeem/:shopId/check': { at: '/redeem/100115/check', hosts: [...CAPTCHA, ...TOOL] },
  '/redeem/:shopId/pay': { at: '/redeem/100115/pay', hosts: CAPTCHA },
  '/basket': { at: '/basket', hosts: [...CAPTCHA, ...TOOL] },
  '/basket/details': { at: '/basket/details', hosts: [...CAPTCHA, ...TOOL] },
  '/basket/check': { at: '/basket/check', hosts: [...CAPTCHA, ...TOOL] },
  '/basket/pay': { at: '/basket/pay', hosts: CAPTCHA },
  '/donate': { at: '/donate', hosts: [...CAPTCHA, ...TOOL] },
  '/donate/check': { at: '/donate/check', hosts: [...CAPTCHA, ...TOOL] },
  '/donate/done': { at: '/donate/done', hosts: TOOL },
  '/payment/amazon-pay-return': { at: '/payment/amazon-pay-return', hosts: [] },
  '/payment/unzer-return': { at: '/payment/unzer-return', hosts: [] },
  '/help/:tab?': { at: '/help/business', hosts: TOOL },
  '/thankyou': { at: '/thankyou', hosts: TOOL },
  '/merchantcode/:redeemLinkToken': { at: '/merchantcode/no-such-token', hosts: [] },
  '/tpr/:ident': { at: '/tpr/no-such-link', hosts: [] },
  '/activate/:orderSource/:orderReference/:orderHash': { at: '/activate/web/R-1/no-such-hash', hosts: [] },
  '/reactivate': { at: '/reactivate', hosts: TOOL },
  '/redeem/resend-link': { at: '/redeem/resend-link', hosts: [...CAPTCHA, ...TOOL] },
  '/order-status': { at: '/order-status', hosts: [...CAPTCHA, ...TOOL] },
  '/prepaid': { at: '/prepaid', hosts: CAPTCHA },
  '/prepaid/checkout': { at: '/prepaid/checkout', hosts: CAPTCHA },
  '/prepaid/finalized': { at: '/prepaid/finalized', hosts: [] },
  '/prepaid/order': { at: '/prepaid/order', hosts: [] },
  '/prepaid/order/pay': { at: '/prepaid/order/pay', hosts: [] },
  '/prepaid/ordered': { at: '/prepaid/ordered', hosts: [] },
  '/voucher-pdf/:ident': { at: '/voucher-pdf/no-such-document', hosts: [] },
  '/fraud-prevention/:ident': { at: '/fraud-prevention/no-such-check', hosts: [] },
  '/us/terms-and-conditions': { at: '/us/terms-and-conditions', site: 'us', hosts: TOOL },
  '/us/privacy-policy': { at: '/us/privacy-policy', site: 'us', hosts: TOOL },
  '/us/legal-notice': { at: '/us/legal-notice', site: 'us', hosts: TOOL },
  '/redemption-conditions': { at: '/redemption-conditions', hosts: TOOL },
  '/accessibility': { at: '/accessibility', hosts: TOOL },
  '/region': { at: '/region', site: 'region', hosts: TOOL },
  '/contact': { at: '/contact', site: 'region', hosts: TOOL },
  '/acceptance-points': { at: '/acceptance-points', site: 'region', hosts: TOOL },
  '*': { at: '/no/such/page', hosts: [] },
};
