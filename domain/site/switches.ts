/** Every switch of a site (product 2.5). Off unless set. */
export const SWITCHES = [
  'showApiBanner',
  'showBrandInVault',
  'showChargeableVoucherOrder',
  'showCustomerInquiry',
  'showCustomerSurvey',
  'showGiveaway',
  'showHowToRedeem',
  'showKeyVisualText',
  'showMerchantCodeRedirect',
  'showMerchantCodePdfDownload',
  'showRechargeCheckbox',
  'showShopPromotion',
  'showUseDataConfirmation',
  'showVariation',
  'redeemValueChooseable',
  'showInfoBeforeRedeemButton',
  'showInfoAfterRedeemButton',
  'showShopNameOnShopWall',
  'showShopFilterBar',
  'showNavBar',
  'showMskPromo',
  'showVoucherInfoModal',
  'usePaginatedShopList',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** All switches with their positions: true is on. */
export type Switches = Readonly<Record<Switch, boolean>>;
