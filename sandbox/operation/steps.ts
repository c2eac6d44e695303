import type { Wire } from '../core/wire.ts';

/** The patterns of all routes of the app. */
export const STEPS = [
  '/region', '/', '/:category?', '/shops', '/shops/:id/:slug?', '/redeem/:shopId/value',
  '/redeem/:shopId/details', '/redeem/:shopId/check', '/redeem/:shopId/pay', '/basket', '/basket/details',
  '/basket/check', '/basket/pay', '/donate', '/donate/check', '/donate/done', '/payment/amazon-pay-return',
  '/payment/unzer-return', '/help/:tab?', '/thankyou', '/merchantcode/:redeemLinkToken', '/tpr/:ident',
  '/activate/:orderSource/:orderReference/:orderHash', '/reactivate', '/redeem/resend-link',
  '/order-status', '/prepaid', '/prepaid/checkout', '/prepaid/finalized', '/prepaid/order',
  '/prepaid/order/pay', '/prepaid/ordered', '/voucher-pdf/:ident', '/fraud-prevention/:ident',
  '/us/terms-and-conditions', '/us/privacy-policy', '/us/legal-notice', '/redemption-conditions',
  '/accessibility', '/contact', '/acceptance-points', '*', 'other',
] as const satisfies readonly Wire['OperationEvent']['step'][];
export type Step = (typeof STEPS)[number];
