import { offersCharging } from '#domain/charge/offersCharging.ts';
import { takesPayments } from '#domain/site/site.ts';
import { type LoadScreen, type RouteEntry, route } from './routeEntry.ts';
import { loadCodePage } from './slots.tsx';

const OVER_WALL = { layout: 'frame-with-wall' } as const;
const AHEAD = { ahead: true } as const;
const CHARGING = { onlyIf: offersCharging } as const;
const REGION = { onlySite: 'region' } as const;
const US = { onlySite: 'us' } as const;
const PAYING = { onlyIf: takesPayments } as const;

/** Screen of the pages with a wall: it draws nothing, since the layout beneath draws them. */
const beneath: LoadScreen = async () => () => null;

const loadDetails: LoadScreen = async () =>
  (await import('../screens/redemption/customer/CustomerView.tsx')).CustomerView;
const loadReturns = async () => import('../screens/payment/returned/ReturnView.tsx');
const loadRegion: LoadScreen = async () =>
  (await import('../screens/region/landing/RegionView.tsx')).RegionView;
const loadContact: LoadScreen = async () =>
  (await import('../screens/region/contact/ContactView.tsx')).ContactView;
const loadPoints: LoadScreen = async () =>
  (await import('../screens/region/points/PointsView.tsx')).PointsView;
const loadLegal = async () => import('../screens/legal/document/LegalView.tsx');
const loadPay: LoadScreen = async () => (await import('../screens/redemption/pay/PayView.tsx')).PayView;
const loadCheck: LoadScreen = async () =>
  (await import('../screens/redemption/check/CheckView.tsx')).CheckView;

/**
 * Every other path. A path of one segment may name a variation and is looked up by the entry page's route; a longer one
 * is not found (ADR 18).
 */
export const NOT_FOUND: RouteEntry = route(
  '*',
  'findVariation',
  'shops',
  async () => (await import('../screens/shops/notFound/NotFoundView.tsx')).NotFoundView,
);

/** Every route of the specification (section 2), and the steps of a redemption, for which it names no paths. */
export const ROUTES: readonly RouteEntry[] = [
  route('/region', null, 'region', loadRegion, REGION),
  route('/', 'redeem', null, beneath, OVER_WALL),
  route('/:category?', 'redeem', null, beneath, OVER_WALL),
  route('/shops', 'shops', null, beneath, OVER_WALL),
  route(
    '/shops/:id/:slug?',
    'shopDetails',
    'shops',
    async () => (await import('../screens/shops/shopDetails/ShopDetailsView.tsx')).ShopDetailsView,
    { ...OVER_WALL, ...AHEAD },
  ),
  route(
    '/redeem/:shopId/value',
    null,
    'redemption',
    async () => (await import('../screens/redemption/value/ValueView.tsx')).ValueView,
    AHEAD,
  ),
  route('/redeem/:shopId/details', null, 'redemption', loadDetails, AHEAD),
  route('/redeem/:shopId/check', null, 'redemption', loadCheck, AHEAD),
  route('/redeem/:shopId/pay', null, 'redemption', loadPay, PAYING),
  route(
    '/basket',
    null,
    'redemption',
    async () => (await import('../screens/redemption/basket/BasketView.tsx')).BasketView,
    AHEAD,
  ),
  route('/basket/details', null, 'redemption', loadDetails),
  route('/basket/check', null, 'redemption', loadCheck),
  route('/basket/pay', null, 'redemption', loadPay, PAYING),
  route(
    '/donate',
    null,
    'donation',
    async () => (await import('../screens/donation/donate/DonateView.tsx')).DonateView,
  ),
  route(
    '/donate/check',
    null,
    'donation',
    async () => (await import('../screens/donation/donateCheck/DonateCheckView.tsx')).DonateCheckView,
  ),
  route(
    '/donate/done',
    null,
    'donation',
    async () => (await import('../screens/donation/donated/DonatedView.tsx')).DonatedView,
  ),
  route(
    '/payment/amazon-pay-return',
    'amazonPayReturn',
    'payment',
    async () => (await loadReturns()).WalletReturnView,
    PAYING,
  ),
  route(
    '/payment/unzer-return',
    'unzerReturn',
    'payment',
    async () => (await loadReturns()).CardReturnView,
    PAYING,
  ),
  route(
    '/help/:tab?',
    'help',
    'help',
    async () => (await import('../screens/help/topics/HelpView.tsx')).HelpView,
  ),
  route(
    '/thankyou',
    null,
    'aftercare',
    async () => (await import('../screens/aftercare/thankYou/ThankYouView.tsx')).ThankYouView,
    AHEAD,
  ),
  route('/merchantcode/:redeemLinkToken', null, 'codes', loadCodePage),
  route(
    '/tpr/:ident',
    'thirdParty',
    'entry',
    async () => (await import('../screens/entry/thirdParty/ThirdPartyView.tsx')).ThirdPartyView,
  ),
  route(
    '/activate/:orderSource/:orderReference/:orderHash',
    'voucherActivation',
    'activation',
    async () => (await import('../screens/activation/order/ActivationView.tsx')).ActivationView,
  ),
  route(
    '/reactivate',
    'voucherReactivation',
    'reactivation',
    async () => (await import('../screens/reactivation/request/ReactivationView.tsx')).ReactivationView,
  ),
  route(
    '/redeem/resend-link',
    'resendRedeemLink',
    'codes',
    async () => (await import('../screens/codes/resend/ResendView.tsx')).ResendView,
  ),
  route(
    '/order-status',
    null,
    'aftercare',
    async () => (await import('../screens/aftercare/orderStatus/OrderStatusView.tsx')).OrderStatusView,
  ),
  route(
    '/prepaid',
    'prepaidEnter',
    'charge',
    async () => (await import('../screens/charge/enter/EnterView.tsx')).EnterView,
    CHARGING,
  ),
  route(
    '/prepaid/checkout',
    'prepaidCheckout',
    'charge',
    async () => (await import('../screens/charge/checkout/CheckoutView.tsx')).CheckoutView,
    CHARGING,
  ),
  route(
    '/prepaid/finalized',
    'prepaidFinalized',
    'charge',
    async () => (await import('../screens/charge/finalized/FinalizedView.tsx')).FinalizedView,
    CHARGING,
  ),
  route(
    '/prepaid/order',
    null,
    'charge',
    async () => (await import('../screens/charge/order/OrderView.tsx')).OrderView,
    CHARGING,
  ),
  route(
    '/prepaid/order/pay',
    null,
    'charge',
    async () => (await import('../screens/charge/orderPay/OrderPayView.tsx')).OrderPayView,
    CHARGING,
  ),
  route(
    '/prepaid/ordered',
    null,
    'charge',
    async () => (await import('../screens/charge/ordered/OrderedView.tsx')).OrderedView,
    CHARGING,
  ),
  route(
    '/voucher-pdf/:ident',
    'notFound',
    'codes',
    async () => (await import('../screens/codes/documents/DocumentView.tsx')).DocumentView,
  ),
  route(
    '/fraud-prevention/:ident',
    'fraudPreventionForm',
    'fraud',
    async () => (await import('../screens/fraud/check/CheckView.tsx')).CheckView,
    { navbar: false },
  ),
  route('/us/terms-and-conditions', null, 'legal', async () => (await loadLegal()).UsTermsView, US),
  route('/us/privacy-policy', null, 'legal', async () => (await loadLegal()).UsPrivacyView, US),
  route('/us/legal-notice', null, 'legal', async () => (await loadLegal()).UsNoticeView, US),
  route('/redemption-conditions', null, 'legal', async () => (await loadLegal()).ConditionsView),
  route('/accessibility', null, 'legal', async () => (await loadLegal()).AccessibilityView),
  route('/contact', null, 'region', loadContact, REGION),
  route('/acceptance-points', null, 'region', loadPoints, REGION),
  NOT_FOUND,
];
