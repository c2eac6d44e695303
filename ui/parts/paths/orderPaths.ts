/**
 * Pages of the kinds of order that have them at fixed addresses: what to order, the press, which also shows an open
 * order, and the receipt. A redemption's pages depend on its shops (`stepPaths`).
 */
export const ORDER_PATHS = {
  donation: { choice: '/donate', press: '/donate/check', receipt: '/donate/done' },
  charge: { choice: '/prepaid', press: '/prepaid/checkout', receipt: '/prepaid/finalized' },
  'voucher-order': { choice: '/prepaid/order', press: '/prepaid/order/pay', receipt: '/prepaid/ordered' },
} as const;
