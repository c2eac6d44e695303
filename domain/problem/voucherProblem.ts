export const VOUCHER_PROBLEMS = [
  'code-unknown',
  'already-redeemed',
  'not-activated',
  'expired-by-age',
  'expired-external',
  'cancelled-replaced',
  'cancelled-theft',
  'old-format',
  'not-in-system',
  'wrong-category',
  'cooperation-card',
  'tax-saving-card',
  'invalid-ask-merchant',
  'insufficient-credit',
  'bought-recently',
  'blocked-expired',
  'blocked-redeemed',
  'blocked-fraud',
  'blocked-other',
  'safety-lock',
] as const;

/**
 * True if the voucher was refused, not the call. Apart from `problem.ts`, whose list of all kinds is not in the first
 * load.
 */
export function isAboutVoucher({ kind }: { readonly kind: string }): boolean {
  return (VOUCHER_PROBLEMS as readonly string[]).includes(kind);
}
