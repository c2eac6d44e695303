import type { Feature } from '../feature/feature.ts';

/**
 * A security zone. CSP and scripts last as long as the document, so all pages of a document share one zone.
 * `third-party`: pages without a shop's code or a token in the URL, where the consent tool may run (ADR 8, 9).
 */
export type Zone = 'plain' | 'payment' | 'third-party';

interface Row {
  /** Its pattern, which is also the name of the step in the operator's log. A fixed segment wins over a parameter. */
  readonly path: string;
  readonly zone: Zone;
  /** All areas whose use cases or texts its screen needs. */
  readonly areas: readonly string[];
  /** The only site that has it. */
  readonly only?: 'us';
  /** Sites without this feature do not have it. */
  readonly feature?: Feature;
  /** Drawn over a page with the wall. */
  readonly overWall?: true;
  /** A step from a shop to its code: prefetched, so that it works offline. */
  readonly ahead?: true;
  readonly navbar?: false;
  /** The kind of order and its step that it is the page of; `check` and `pay` have the press. */
  readonly step?: `${string}/${'choice' | 'details' | 'check' | 'pay' | 'receipt'}`;
}

/** All routes (product 3.1). Data that only catalogues need is in `examples.ts`: this table is part of the first screen. */
const TABLE = [
  { path: '/region', zone: 'third-party', areas: ['region'], feature: 'region' },
  { path: '/', zone: 'third-party', areas: [], overWall: true },
  { path: '/:category?', zone: 'third-party', areas: [], overWall: true },
  { path: '/shops', zone: 'third-party', areas: [], overWall: true },
  { path: '/shops/:id/:slug?', zone: 'third-party', areas: ['shops'], overWall: true, ahead: true },
  {
    path: '/redeem/:shopId/value',
    zone: 'third-party',
    areas: ['redemption'],
    ahead: true,
    step: 'redemption/choice',
  },
  {
    path: '/redeem/:shopId/details',
    zone: 'third-party',
    areas: ['redemption'],
    ahead: true,
    step: 'redemption/details',
  },
  {
    path: '/redeem/:shopId/check',
    zone: 'third-party',
    areas: ['redemption'],
    ahead: true,
    step: 'redemption/check',
  },
  {
    path: '/redeem/:shopId/pay',
    zone: 'payment',
    areas: ['redemption', 'payment'],
    feature: 'difference',
    step: 'redemption/pay',
  },
  { path: '/basket', zone: 'third-party', areas: ['redemption'], ahead: true, step: 'redemption/choice' },
  { path: '/basket/details', zone: 'third-party', areas: ['redemption'], step: 'redemption/details' },
  { path: '/basket/check', zone: 'third-party', areas: ['redemption'], step: 'redemption/check' },
  {
    path: '/basket/pay',
    zone: 'payment',
    areas: ['redemption', 'payment'],
    feature: 'difference',
    step: 'redemption/pay',
  },
  { path: '/donate', zone: 'third-party', areas: ['donation'], feature: 'donation', step: 'donation/choice' },
  {
    path: '/donate/check',
    zone: 'third-party',
    areas: ['donation'],
    step: 'donation/check',
  },
  {
    path: '/donate/done',
    zone: 'third-party',
    areas: ['donation'],
    step: 'donation/receipt',
  },
  { path: '/payment/amazon-pay-return', zone: 'payment', areas: ['payment'], feature: 'difference' },
  { path: '/payment/unzer-return', zone: 'payment', areas: ['payment'], feature: 'difference' },
  { path: '/help/:tab?', zone: 'third-party', areas: ['help'] },
  { path: '/thankyou', zone: 'plain', areas: ['aftercare'], ahead: true, step: 'redemption/receipt' },
  { path: '/merchantcode/:redeemLinkToken', zone: 'plain', areas: ['codes'] },
  { path: '/tpr/:ident', zone: 'plain', areas: ['entry'], feature: 'thirdParty' },
  {
    path: '/activate/:orderSource/:orderReference/:orderHash',
    zone: 'plain',
    areas: ['activation'],
    feature: 'activation',
  },
  { path: '/reactivate', zone: 'third-party', areas: ['reactivation'], feature: 'reactivation' },
  { path: '/redeem/resend-link', zone: 'third-party', areas: ['codes'], feature: 'resend' },
  { path: '/order-status', zone: 'third-party', areas: ['aftercare'], feature: 'orderStatus' },
  { path: '/prepaid', zone: 'plain', areas: ['charge'], feature: 'charge', step: 'charge/choice' },
  {
    path: '/prepaid/checkout',
    zone: 'payment',
    areas: ['charge', 'payment'],
    feature: 'charge',
    step: 'charge/pay',
  },
  { path: '/prepaid/finalized', zone: 'plain', areas: ['charge'], feature: 'charge', step: 'charge/receipt' },
  {
    path: '/prepaid/order',
    zone: 'plain',
    areas: ['charge'],
    feature: 'voucherOrder',
    step: 'voucher-order/choice',
  },
  {
    path: '/prepaid/order/pay',
    zone: 'payment',
    areas: ['charge', 'payment'],
    feature: 'voucherOrder',
    step: 'voucher-order/pay',
  },
  {
    path: '/prepaid/ordered',
    zone: 'plain',
    areas: ['charge'],
    feature: 'voucherOrder',
    step: 'voucher-order/receipt',
  },
  { path: '/voucher-pdf/:ident', zone: 'plain', areas: ['codes'], feature: 'documents' },
  { path: '/fraud-prevention/:ident', zone: 'plain', areas: ['fraud'], feature: 'fraudCheck', navbar: false },
  { path: '/us/terms-and-conditions', zone: 'third-party', areas: ['legal'], only: 'us' },
  { path: '/us/privacy-policy', zone: 'third-party', areas: ['legal'], only: 'us' },
  { path: '/us/legal-notice', zone: 'third-party', areas: ['legal'], only: 'us' },
  { path: '/redemption-conditions', zone: 'third-party', areas: ['legal'] },
  { path: '/accessibility', zone: 'third-party', areas: ['legal'] },
  { path: '/contact', zone: 'third-party', areas: ['region'], feature: 'region' },
  { path: '/acceptance-points', zone: 'third-party', areas: ['region'], feature: 'region' },
  // Every other path. A single segment may name a variation, which the entry page's route looks up (ADR 4).
  { path: '*', zone: 'plain', areas: ['shops'] },
] as const satisfies readonly Row[];

export type RouteTable = typeof TABLE;
export type RoutePath = RouteTable[number]['path'];
/** Routes load the areas they need (ADR 2); only `entry` is part of the first screen (product 17.2). */
export type AreaName = RouteTable[number]['areas'][number];

export interface Route extends Row {
  readonly path: RoutePath;
  readonly areas: readonly AreaName[];
}

export const ROUTES: readonly Route[] = TABLE;
