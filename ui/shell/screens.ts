/* Each screen is its own chunk. */

export const thirdParty = async () =>
  (await import('../screens/entry/thirdParty/ThirdPartyView.tsx')).ThirdPartyView;

export const notFound = async () => (await import('../screens/shops/notFound/NotFoundView.tsx')).NotFoundView;
export const shopDetails = async () =>
  (await import('../screens/shops/shopDetails/ShopDetailsView.tsx')).ShopDetailsView;

export const details = async () =>
  (await import('../screens/redemption/customer/CustomerView.tsx')).CustomerView;
export const pay = async () => (await import('../screens/redemption/pay/PayView.tsx')).PayView;
export const check = async () => (await import('../screens/redemption/check/CheckView.tsx')).CheckView;
export const value = async () => (await import('../screens/redemption/value/ValueView.tsx')).ValueView;
export const basket = async () => (await import('../screens/redemption/basket/BasketView.tsx')).BasketView;

export const donate = async () => (await import('../screens/donation/donate/DonateView.tsx')).DonateView;
export const donateCheck = async () =>
  (await import('../screens/donation/donateCheck/DonateCheckView.tsx')).DonateCheckView;
export const donated = async () => (await import('../screens/donation/donated/DonatedView.tsx')).DonatedView;

export const enter = async () => (await import('../screens/charge/enter/EnterView.tsx')).EnterView;
export const checkout = async () =>
  (await import('../screens/charge/checkout/CheckoutView.tsx')).CheckoutView;
export const finalized = async () =>
  (await import('../screens/charge/finalized/FinalizedView.tsx')).FinalizedView;
export const order = async () => (await import('../screens/charge/order/OrderView.tsx')).OrderView;
export const orderPay = async () =>
  (await import('../screens/charge/orderPay/OrderPayView.tsx')).OrderPayView;
export const ordered = async () => (await import('../screens/charge/ordered/OrderedView.tsx')).OrderedView;

export const walletReturn = async () =>
  (await import('../screens/payment/returned/ReturnView.tsx')).WalletReturnView;
export const cardReturn = async () =>
  (await import('../screens/payment/returned/ReturnView.tsx')).CardReturnView;

export const codePage = async () => (await import('./CodePage.tsx')).CodePage;
export const resend = async () => (await import('../screens/codes/resend/ResendView.tsx')).ResendView;
export const documents = async () =>
  (await import('../screens/codes/documents/DocumentView.tsx')).DocumentView;

export const thankYou = async () =>
  (await import('../screens/aftercare/thankYou/ThankYouView.tsx')).ThankYouView;
export const orderStatus = async () =>
  (await import('../screens/aftercare/orderStatus/OrderStatusView.tsx')).OrderStatusView;

export const fraudCheck = async () =>
  (await import('../screens/fraud/check/FraudCheckView.tsx')).FraudCheckView;

export const help = async () => (await import('../screens/help/topics/HelpView.tsx')).HelpView;

export const activation = async () =>
  (await import('../screens/activation/order/ActivationView.tsx')).ActivationView;

export const reactivation = async () =>
  (await import('../screens/reactivation/request/ReactivationView.tsx')).ReactivationView;

export const usTerms = async () => (await import('../screens/legal/document/LegalView.tsx')).UsTermsView;
export const usPrivacy = async () => (await import('../screens/legal/document/LegalView.tsx')).UsPrivacyView;
export const usNotice = async () => (await import('../screens/legal/document/LegalView.tsx')).UsNoticeView;
export const conditions = async () =>
  (await import('../screens/legal/document/LegalView.tsx')).ConditionsView;
export const accessibility = async () =>
  (await import('../screens/legal/document/LegalView.tsx')).AccessibilityView;

export const region = async () => (await import('../screens/region/landing/RegionView.tsx')).RegionView;
export const contact = async () => (await import('../screens/region/contact/ContactView.tsx')).ContactView;
export const points = async () => (await import('../screens/region/points/PointsView.tsx')).PointsView;
