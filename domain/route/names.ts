import type { RoutePath } from './routes.ts';

/** Names that are fixed (product 3.1); the other routes have none. Apart from the table, as nothing on a page reads them. */
export const ROUTE_NAMES: Readonly<Partial<Record<RoutePath, string>>> = {
  '/': 'redeem',
  '/:category?': 'redeem',
  '/shops': 'shops',
  '/shops/:id/:slug?': 'shopDetails',
  '/payment/amazon-pay-return': 'amazonPayReturn',
  '/payment/unzer-return': 'unzerReturn',
  '/help/:tab?': 'help',
  '/tpr/:ident': 'thirdParty',
  '/activate/:orderSource/:orderReference/:orderHash': 'voucherActivation',
  '/reactivate': 'voucherReactivation',
  '/redeem/resend-link': 'resendRedeemLink',
  '/prepaid': 'prepaidEnter',
  '/prepaid/checkout': 'prepaidCheckout',
  '/prepaid/finalized': 'prepaidFinalized',
  '/voucher-pdf/:ident': 'notFound',
  '/fraud-prevention/:ident': 'fraudPreventionForm',
  '*': 'findVariation',
};
