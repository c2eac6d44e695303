/**
 * Pages of each kind of order: what to order, the press, which also shows an open order, and the receipt. The other
 * pages of a redemption depend on its shops (`stepPaths`).
 */
export const ORDER_PATHS = {
  redemption: { receipt: '/thankyou' },
  donation: { choice: '/donate', press: '/donate/check', receipt: '/donate/done' },
  charge: { choice: '/prepaid', press: '/prepaid/checkout', receipt: '/prepaid/finalized' },
  'voucher-order': { choice: '/prepaid/order', press: '/prepaid/order/pay', receipt: '/prepaid/ordered' },
} as const;
