/** Every boolean switch of a site (specification 3, effects in the operator's handbook); off unless set. */
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

/** All switches, each with a position. */
export type Switches = Readonly<Record<Switch, boolean>>;
