import type { ComponentType } from 'react';
import { type Route, type RoutePath, type RouteTable, ROUTES } from '#domain/route/routes.ts';

type LoadScreen = () => Promise<ComponentType>;

/** A route with the loader of its screen. */
export interface RouteEntry extends Route {
  readonly load: LoadScreen;
}

/**
 * The loader of a route's screen, which is a chunk of its own. Only the type names the route: written as a key, every
 * path would be in the first load twice.
 */
type ScreenOf<Path extends RoutePath> = LoadScreen & { readonly of?: Path };

type ScreensOf<Table extends readonly { readonly path: RoutePath }[]> = {
  readonly [Index in keyof Table]: ScreenOf<Table[Index]['path']>;
};

const screen = <Path extends RoutePath>(load: LoadScreen): ScreenOf<Path> => load;

/** Draws nothing: `WallArea` draws the pages with a wall. */
const beneath: LoadScreen = async () => () => null;

/** In the order of the table, which the compiler checks. */
const SCREENS: ScreensOf<RouteTable> = [
  screen<'/region'>(async () => (await import('../screens/region/landing/RegionView.tsx')).RegionView),
  screen<'/'>(beneath),
  screen<'/:category?'>(beneath),
  screen<'/shops'>(beneath),
  screen<'/shops/:id/:slug?'>(
    async () => (await import('../screens/shops/shopDetails/ShopDetailsView.tsx')).ShopDetailsView,
  ),
  screen<'/redeem/:shopId/value'>(
    async () => (await import('../screens/redemption/value/ValueView.tsx')).ValueView,
  ),
  screen<'/redeem/:shopId/details'>(
    async () => (await import('../screens/redemption/customer/CustomerView.tsx')).CustomerView,
  ),
  screen<'/redeem/:shopId/check'>(
    async () => (await import('../screens/redemption/check/CheckView.tsx')).CheckView,
  ),
  screen<'/redeem/:shopId/pay'>(async () => (await import('../screens/redemption/pay/PayView.tsx')).PayView),
  screen<'/basket'>(async () => (await import('../screens/redemption/basket/BasketView.tsx')).BasketView),
  screen<'/basket/details'>(
    async () => (await import('../screens/redemption/customer/CustomerView.tsx')).CustomerView,
  ),
  screen<'/basket/check'>(async () => (await import('../screens/redemption/check/CheckView.tsx')).CheckView),
  screen<'/basket/pay'>(async () => (await import('../screens/redemption/pay/PayView.tsx')).PayView),
  screen<'/donate'>(async () => (await import('../screens/donation/donate/DonateView.tsx')).DonateView),
  screen<'/donate/check'>(
    async () => (await import('../screens/donation/donateCheck/DonateCheckView.tsx')).DonateCheckView,
  ),
  screen<'/donate/done'>(
    async () => (await import('../screens/donation/donated/DonatedView.tsx')).DonatedView,
  ),
  screen<'/payment/amazon-pay-return'>(
    async () => (await import('../screens/payment/returned/ReturnView.tsx')).WalletReturnView,
  ),
  screen<'/payment/unzer-return'>(
    async () => (await import('../screens/payment/returned/ReturnView.tsx')).CardReturnView,
  ),
  screen<'/help/:tab?'>(async () => (await import('../screens/help/topics/HelpView.tsx')).HelpView),
  screen<'/thankyou'>(async () => (await import('./ThankYouPage.tsx')).ThankYouPage),
  screen<'/merchantcode/:redeemLinkToken'>(async () => (await import('./CodePage.tsx')).CodePage),
  screen<'/tpr/:ident'>(async () => (await import('./PartnerPage.tsx')).PartnerPage),
  screen<'/activate/:orderSource/:orderReference/:orderHash'>(
    async () => (await import('../screens/activation/order/ActivationView.tsx')).ActivationView,
  ),
  screen<'/reactivate'>(
    async () => (await import('../screens/reactivation/request/ReactivationView.tsx')).ReactivationView,
  ),
  screen<'/redeem/resend-link'>(
    async () => (await import('../screens/codes/resend/ResendView.tsx')).ResendView,
  ),
  screen<'/order-status'>(
    async () => (await import('../screens/aftercare/orderStatus/OrderStatusView.tsx')).OrderStatusView,
  ),
  screen<'/prepaid'>(async () => (await import('../screens/charge/enter/EnterView.tsx')).EnterView),
  screen<'/prepaid/checkout'>(
    async () => (await import('../screens/charge/checkout/CheckoutView.tsx')).CheckoutView,
  ),
  screen<'/prepaid/finalized'>(
    async () => (await import('../screens/charge/finalized/FinalizedView.tsx')).FinalizedView,
  ),
  screen<'/prepaid/order'>(async () => (await import('../screens/charge/order/OrderView.tsx')).OrderView),
  screen<'/prepaid/order/pay'>(
    async () => (await import('../screens/charge/orderPay/OrderPayView.tsx')).OrderPayView,
  ),
  screen<'/prepaid/ordered'>(
    async () => (await import('../screens/charge/ordered/OrderedView.tsx')).OrderedView,
  ),
  screen<'/voucher-pdf/:ident'>(
    async () => (await import('../screens/codes/documents/DocumentView.tsx')).DocumentView,
  ),
  screen<'/fraud-prevention/:ident'>(
    async () => (await import('../screens/fraud/check/FraudCheckView.tsx')).FraudCheckView,
  ),
  screen<'/us/terms-and-conditions'>(
    async () => (await import('../screens/legal/document/LegalView.tsx')).UsTermsView,
  ),
  screen<'/us/privacy-policy'>(
    async () => (await import('../screens/legal/document/LegalView.tsx')).UsPrivacyView,
  ),
  screen<'/us/legal-notice'>(
    async () => (await import('../screens/legal/document/LegalView.tsx')).UsNoticeView,
  ),
  screen<'/redemption-conditions'>(
    async () => (await import('../screens/legal/document/LegalView.tsx')).ConditionsView,
  ),
  screen<'/accessibility'>(
    async () => (await import('../screens/legal/document/LegalView.tsx')).AccessibilityView,
  ),
  screen<'/contact'>(async () => (await import('../screens/region/contact/ContactView.tsx')).ContactView),
  screen<'/acceptance-points'>(
    async () => (await import('../screens/region/points/PointsView.tsx')).PointsView,
  ),
  screen<'*'>(async () => (await import('../screens/shops/notFound/NotFoundView.tsx')).NotFoundView),
];

export const ENTRIES: readonly RouteEntry[] = ROUTES.map((route, index) => ({
  ...route,
  load: SCREENS[index] ?? beneath,
}));
