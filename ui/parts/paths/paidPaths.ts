/** Orders that always need a payment: form, payment, receipt. */
export const PAID_PATHS = {
  charge: { begin: '/prepaid', pay: '/prepaid/checkout', receipt: '/prepaid/finalized' },
  'voucher-order': { begin: '/prepaid/order', pay: '/prepaid/order/pay', receipt: '/prepaid/ordered' },
} as const;
