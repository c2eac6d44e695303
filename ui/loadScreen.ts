import type { ComponentType } from 'react';
import type { ScreenName } from './routes.ts';
import type { Services } from './services.ts';

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

/** A screen together with the use cases and texts of its area. */
export async function loadScreen(
  screen: ScreenName,
  { journey, aftercare }: Pick<Services, 'journey' | 'aftercare'>,
): Promise<ComponentType> {
  const load = SCREENS[screen];
  if (load === null) return Nothing;
  const area = JOURNEY.has(screen) ? journey : aftercare;
  const [Component] = await Promise.all([load(), area()]);
  return Component;
}
