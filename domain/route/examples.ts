import type { RoutePath } from './routes.ts';

/** Routes whose pattern is no address. */
type Patterned = Extract<RoutePath, `${string}:${string}` | '*'>;

const EXAMPLES: Readonly<Record<Patterned, string>> = {
  '/:category?': '/birthday',
  '/shops/:id/:slug?': '/shops/100115/brotzeitler',
  '/redeem/:shopId/value': '/redeem/100115/value',
  '/redeem/:shopId/details': '/redeem/100115/details',
  '/redeem/:shopId/check': '/redeem/100115/check',
  '/redeem/:shopId/pay': '/redeem/100115/pay',
  '/help/:tab?': '/help/business',
  '/merchantcode/:redeemLinkToken': '/merchantcode/no-such-token',
  '/tpr/:ident': '/tpr/no-such-link',
  '/activate/:orderSource/:orderReference/:orderHash': '/activate/web/R-1/no-such-hash',
  '/voucher-pdf/:ident': '/voucher-pdf/no-such-document',
  '/fraud-prevention/:ident': '/fraud-prevention/no-such-check',
  '*': '/no/such/page',
};

/** An address of the route, for catalogues and tests. Apart from the table, so that the first screen does not load it. */
export function exampleOf(path: RoutePath): string {
  return path in EXAMPLES ? EXAMPLES[path as Patterned] : path;
}
