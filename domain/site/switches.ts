/** Off unless set (product 2.5). */
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

export type Switches = Readonly<Record<Switch, boolean>>;
