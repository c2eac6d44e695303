import { offersCharging } from '#domain/charge/offersCharging.ts';
import { takesPayments } from '#domain/payment/paymentProviders.ts';
import { type LoadScreen, type RouteEntry, route } from './routeEntry.ts';
import * as load from './screens.ts';

const OVER_WALL = { layout: 'frame-with-wall' } as const;
const AHEAD = { ahead: true } as const;
const CHARGING = { onlyIf: offersCharging } as const;
const REGION = { onlySite: 'region' } as const;
const US = { onlySite: 'us' } as const;
const PAYING = { onlyIf: takesPayments } as const;

/** Draws nothing: `WallArea` draws the pages with a wall. */
const beneath: LoadScreen = async () => () => null;

/** Every other path. A single segment may name a variation, which the entry page's route looks up (ADR 4). */
export const NOT_FOUND: RouteEntry = route('*', 'findVariation', ['shops'], load.notFound);

/** All routes (product 3.1). */
export const ROUTES: readonly RouteEntry[] = [
  route('/region', null, ['region'], load.region, REGION),
  route('/', 'redeem', [], beneath, OVER_WALL),
  route('/:category?', 'redeem', [], beneath, OVER_WALL),
  route('/shops', 'shops', [], beneath, OVER_WALL),
  route('/shops/:id/:slug?', 'shopDetails', ['shops'], load.shopDetails, { ...OVER_WALL, ...AHEAD }),
  route('/redeem/:shopId/value', null, ['redemption'], load.value, AHEAD),
  route('/redeem/:shopId/details', null, ['redemption'], load.details, AHEAD),
  route('/redeem/:shopId/check', null, ['redemption'], load.check, AHEAD),
  route('/redeem/:shopId/pay', null, ['redemption', 'payment'], load.pay, PAYING),
  route('/basket', null, ['redemption'], load.basket, AHEAD),
  route('/basket/details', null, ['redemption'], load.details),
  route('/basket/check', null, ['redemption'], load.check),
  route('/basket/pay', null, ['redemption', 'payment'], load.pay, PAYING),
  route('/donate', null, ['donation'], load.donate),
  route('/donate/check', null, ['donation'], load.donateCheck),
  route('/donate/done', null, ['donation'], load.donated),
  route('/payment/amazon-pay-return', 'amazonPayReturn', ['payment'], load.walletReturn, PAYING),
  route('/payment/unzer-return', 'unzerReturn', ['payment'], load.cardReturn, PAYING),
  route('/help/:tab?', 'help', ['help'], load.help),
  route('/thankyou', null, ['aftercare'], load.thankYou, AHEAD),
  route('/merchantcode/:redeemLinkToken', null, ['codes'], load.codePage),
  route('/tpr/:ident', 'thirdParty', ['entry'], load.thirdParty),
  route(
    '/activate/:orderSource/:orderReference/:orderHash',
    'voucherActivation',
    ['activation'],
    load.activation,
  ),
  route('/reactivate', 'voucherReactivation', ['reactivation'], load.reactivation),
  route('/redeem/resend-link', 'resendRedeemLink', ['codes'], load.resend),
  route('/order-status', null, ['aftercare'], load.orderStatus),
  route('/prepaid', 'prepaidEnter', ['charge'], load.enter, CHARGING),
  route('/prepaid/checkout', 'prepaidCheckout', ['charge', 'payment'], load.checkout, CHARGING),
  route('/prepaid/finalized', 'prepaidFinalized', ['charge'], load.finalized, CHARGING),
  route('/prepaid/order', null, ['charge'], load.order, CHARGING),
  route('/prepaid/order/pay', null, ['charge', 'payment'], load.orderPay, CHARGING),
  route('/prepaid/ordered', null, ['charge'], load.ordered, CHARGING),
  route('/voucher-pdf/:ident', 'notFound', ['codes'], load.documents),
  route('/fraud-prevention/:ident', 'fraudPreventionForm', ['fraud'], load.fraudCheck, { navbar: false }),
  route('/us/terms-and-conditions', null, ['legal'], load.usTerms, US),
  route('/us/privacy-policy', null, ['legal'], load.usPrivacy, US),
  route('/us/legal-notice', null, ['legal'], load.usNotice, US),
  route('/redemption-conditions', null, ['legal'], load.conditions),
  route('/accessibility', null, ['legal'], load.accessibility),
  route('/contact', null, ['region'], load.contact, REGION),
  route('/acceptance-points', null, ['region'], load.points, REGION),
  NOT_FOUND,
];
