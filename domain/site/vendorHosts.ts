/**
 * Further hosts that a site's file lets its pages reach, by what the operator uses: tags of Google Analytics 4 and of
 * Google Ads, and Unzer accounts from the time when the company was called heidelpay (docs/hosting.md).
 */
export const VENDOR_HOSTS = ['analytics', 'ads', 'heidelpay'] as const;
export type VendorHosts = (typeof VENDOR_HOSTS)[number];

/** What a site needs whose file says nothing: most containers of a tag manager hold Google Analytics. */
export const USUAL_VENDOR_HOSTS: readonly VendorHosts[] = ['analytics'];
