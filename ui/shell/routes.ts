import type { ComponentType } from 'react';
import { offersCharging } from '#domain/charge/offersCharging.ts';
import type { Site } from '#domain/site/site.ts';
import type { AreaName } from '../session/area.ts';
import { loadCodePage } from './slots.tsx';

type LoadScreen = () => Promise<ComponentType>;

/** One route of the app, with or without a screen yet. */
export interface RouteEntry {
  readonly path: string;
  /** The specification's name of the route; null if it names none. Two entries are called `redeem`. */
  readonly name: string | null;
  /** Whether the screen is drawn in the frame alone, or over a page with the wall. */
  readonly layout: 'frame' | 'frame-with-wall';
  readonly navbar: boolean;
  /** The area whose use cases and texts the screen needs; null if it needs none or has no screen yet. */
  readonly area: AreaName | null;
  /** Loads the screen, which is a chunk of its own. Null while there is none: the route then shows "not found". */
  readonly load: LoadScreen | null;
  /** True if the screen only says that the real one comes later; none of our links lead to it. */
  readonly standsIn: boolean;
  /**
   * True for the steps from a shop to its code: loaded before they are pressed, so that losing the network stops
   * nobody.
   */
  readonly ahead: boolean;
  /** Id of the only site that has this route; absent if all have it. */
  readonly onlySite?: string;
  /** Tells which sites have this route; absent if all have it. */
  readonly onlyIf?: (site: Site) => boolean;
}

/** A route that has its screen. */
export type BuiltRoute = RouteEntry & { readonly load: LoadScreen };

type Settings = Partial<Pick<RouteEntry, 'layout' | 'navbar' | 'onlySite' | 'onlyIf' | 'standsIn' | 'ahead'>>;

const route = (
  path: string,
  name: string | null,
  area: AreaName | null,
  load: LoadScreen | null,
  settings: Settings = {},
): RouteEntry => ({
  path,
  name,
  layout: 'frame',
  navbar: true,
  area,
  load,
  standsIn: false,
  ahead: false,
  ...settings,
});

/** A route of the specification whose screen comes later. */
const later = (path: string, name: string | null, settings: Settings = {}): RouteEntry =>
  route(path, name, null, null, settings);

const OVER_WALL = { layout: 'frame-with-wall' } as const;
const AHEAD = { ahead: true } as const;
const CHARGING = { onlyIf: offersCharging } as const;

/** Screen of the pages with a wall: it draws nothing, since the layout beneath draws them. */
const beneath: LoadScreen = async () => () => null;

const loadDetails: LoadScreen = async () =>
  (await import('../screens/redemption/customer/CustomerView.tsx')).CustomerView;
const loadCheck: LoadScreen = async () =>
  (await import('../screens/redemption/check/CheckView.tsx')).CheckView;

/**
 * Every other path. A path of one segment may name a variation and is looked up by the entry page's route; a longer one
 * is not found (ADR 18).
 */
export const NOT_FOUND: BuiltRoute = {
  ...later('*', 'findVariation'),
  area: 'shops',
  load: async () => (await import('../screens/shops/notFound/NotFoundView.tsx')).NotFoundView,
};

/** Every route of the specification (section 2), and the steps of a redemption, for which it names no paths. */
export const ROUTES: readonly RouteEntry[] = [
  later('/region', null, { onlySite: 'region' }),
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
    'redeemValue',
    'redemption',
    async () => (await import('../screens/redemption/value/ValueView.tsx')).ValueView,
    AHEAD,
  ),
  route('/redeem/:shopId/details', 'redeemDetails', 'redemption', loadDetails, AHEAD),
  route('/redeem/:shopId/check', 'redeemCheck', 'redemption', loadCheck, AHEAD),
  route(
    '/basket',
    'basket',
    'redemption',
    async () => (await import('../screens/redemption/basket/BasketView.tsx')).BasketView,
    AHEAD,
  ),
  route('/basket/details', 'basketDetails', 'redemption', loadDetails),
  route('/basket/check', 'basketCheck', 'redemption', loadCheck),
  route(
    '/donate',
    'donate',
    'donation',
    async () => (await import('../screens/donation/donate/DonateView.tsx')).DonateView,
  ),
  route(
    '/donate/check',
    'donateCheck',
    'donation',
    async () => (await import('../screens/donation/donateCheck/DonateCheckView.tsx')).DonateCheckView,
  ),
  route(
    '/donate/done',
    'donated',
    'donation',
    async () => (await import('../screens/donation/donated/DonatedView.tsx')).DonatedView,
  ),
  route(
    '/payment/amazon-pay-return',
    'amazonPayReturn',
    'payment',
    async () => (await import('../screens/payment/returned/ReturnView.tsx')).WalletReturnView,
    CHARGING,
  ),
  route(
    '/payment/unzer-return',
    'unzerReturn',
    'payment',
    async () => (await import('../screens/payment/returned/ReturnView.tsx')).CardReturnView,
    CHARGING,
  ),
  later('/help/:tab?', 'help'),
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
  later('/activate/:orderSource/:orderReference/:orderHash', 'voucherActivation'),
  later('/reactivate', 'voucherReactivation'),
  route(
    '/redeem/resend-link',
    'resendRedeemLink',
    'codes',
    async () => (await import('../screens/codes/resend/ResendView.tsx')).ResendView,
  ),
  route(
    '/order-status',
    'orderStatus',
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
    'prepaidOrder',
    'charge',
    async () => (await import('../screens/charge/order/OrderView.tsx')).OrderView,
    CHARGING,
  ),
  route(
    '/prepaid/order/pay',
    'prepaidOrderPay',
    'charge',
    async () => (await import('../screens/charge/orderPay/OrderPayView.tsx')).OrderPayView,
    CHARGING,
  ),
  route(
    '/prepaid/ordered',
    'prepaidOrdered',
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
    'aftercare',
    async () =>
      (await import('../screens/aftercare/heldRedemption/HeldRedemptionView.tsx')).HeldRedemptionView,
    { navbar: false, standsIn: true },
  ),
  later('/us/terms-and-conditions', null, { onlySite: 'us' }),
  later('/us/privacy-policy', null, { onlySite: 'us' }),
  later('/us/legal-notice', null, { onlySite: 'us' }),
  later('/contact', null, { onlySite: 'region' }),
  NOT_FOUND,
];
