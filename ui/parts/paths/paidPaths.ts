/** The pages of the orders that are always paid, by kind: where one is put together, paid, and confirmed. */
export const PAID_PATHS = {
  charge: { begin: '/prepaid', pay: '/prepaid/checkout', receipt: '/prepaid/finalized' },
  'voucher-order': { begin: '/prepaid/order', pay: '/prepaid/order/pay', receipt: '/prepaid/ordered' },
} as const;
