import type { ComponentType } from 'react';
import { type RouteObject, createBrowserRouter } from 'react-router';
import { CrashPage } from './CrashPage.tsx';
import { Layout } from './Layout.tsx';
import { type RouteEntry, type ScreenName, emptyPaths, routesOf } from './routes.ts';
import type { Services } from './services.ts';
import { WallArea } from './screens/shops/WallArea.tsx';

type Shown = Pick<RouteEntry, 'path' | 'navbar'> & { readonly screen: ScreenName };

type LoadScreen = () => Promise<ComponentType>;

const Nothing: ComponentType = () => null;

/** Each screen in a chunk of its own. The wall's pages draw nothing: what they show is the area beneath. */
const SCREENS: Record<ScreenName, LoadScreen | null> = {
  redeem: null,
  shops: null,
  shopDetails: async () => (await import('./screens/shopDetails/ShopDetailsView.tsx')).ShopDetailsView,
  value: async () => (await import('./screens/value/ValueView.tsx')).ValueView,
  customer: async () => (await import('./screens/customer/CustomerView.tsx')).CustomerView,
  basket: async () => (await import('./screens/basket/BasketView.tsx')).BasketView,
  donate: async () => (await import('./screens/donate/DonateView.tsx')).DonateView,
  donateCheck: async () => (await import('./screens/donate/DonateCheckView.tsx')).DonateCheckView,
  donated: async () => (await import('./screens/donate/DonatedView.tsx')).DonatedView,
  check: async () => (await import('./screens/check/CheckView.tsx')).CheckView,
  thankYou: async () => (await import('./screens/thankYou/ThankYouView.tsx')).ThankYouView,
  merchantCode: async () => (await import('./screens/merchantCode/MerchantCodeView.tsx')).MerchantCodeView,
  thirdParty: async () => (await import('./screens/thirdParty/ThirdPartyView.tsx')).ThirdPartyView,
  resendLink: async () => (await import('./screens/resend/ResendView.tsx')).ResendView,
  document: async () => (await import('./screens/documents/DocumentView.tsx')).DocumentView,
  orderStatus: async () => (await import('./screens/orderStatus/OrderStatusView.tsx')).OrderStatusView,
  held: async () => (await import('./screens/heldRedemption/HeldRedemptionView.tsx')).HeldRedemptionView,
  notFound: async () => (await import('./screens/notFound/NotFoundView.tsx')).NotFoundView,
};

/** The screens that do with the journey's use cases and texts; the others need the aftercare's too. */
const JOURNEY: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'shopDetails',
  'value',
  'customer',
  'basket',
  'check',
  'notFound',
]);

/** The router of a site, from the one route table; a screen comes together with the use cases of its area. */
export function createRouter(
  siteId: string,
  { journey, aftercare }: Pick<Services, 'journey' | 'aftercare'>,
): ReturnType<typeof createBrowserRouter> {
  const entries = routesOf(siteId);
  const routeObject = ({ path, screen, navbar }: Shown): RouteObject => ({
    path,
    handle: { navbar },
    lazy: {
      Component: async () => {
        const load = SCREENS[screen];
        if (load === null) return Nothing;
        const area = JOURNEY.has(screen) ? journey : aftercare;
        const [Component] = await Promise.all([load(), area()]);
        return Component;
      },
    },
  });
  const objects = (layout: RouteEntry['layout']) =>
    entries.filter((entry) => entry.layout === layout).map(routeObject);
  return createBrowserRouter([
    {
      Component: Layout,
      ErrorBoundary: CrashPage,
      HydrateFallback: Nothing,
      children: [
        { Component: WallArea, children: objects('frame-with-wall') },
        ...objects('frame'),
        ...emptyPaths(siteId).map((path) => routeObject({ path, screen: 'notFound', navbar: true })),
      ],
    },
  ]);
}
