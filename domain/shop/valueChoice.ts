/** What choosing a value does to the voucher (specification 4, "Redemption"). */
export type Consequence =
  | { readonly kind: 'stays'; readonly inCent: number }
  | { readonly kind: 'uses-all' }
  | { readonly kind: 'pay-more'; readonly inCent: number };

export interface ValueOption {
  readonly valueInCent: number;
  readonly consequence: Consequence;
}

/**
 * The values a holder sees for one shop, ascending. Where the site lets nobody choose, the only value is the
 * whole balance, whatever the shop lists (switch `redeemValueChooseable`).
 */
export function valueOptions(
  valuesInCent: readonly number[],
  balanceInCent: number,
  chooseable: boolean,
): readonly ValueOption[] {
  const values = chooseable ? valuesInCent : [balanceInCent];
  return values
    .filter((valueInCent) => valueInCent > 0)
    .map((valueInCent) => ({ valueInCent, consequence: consequenceOf(valueInCent, balanceInCent) }));
}

function consequenceOf(valueInCent: number, balanceInCent: number): Consequence {
  const leftInCent = balanceInCent - valueInCent;
  if (leftInCent > 0) return { kind: 'stays', inCent: leftInCent };
  return leftInCent === 0 ? { kind: 'uses-all' } : { kind: 'pay-more', inCent: -leftInCent };
}

/** Whether a value can be redeemed with this balance alone. */
export function isCovered(option: ValueOption): boolean {
  return option.consequence.kind !== 'pay-more';
}

/** Whether a value that was chosen before can still be had: for another voucher, or later, it may not. */
export function canHave(options: readonly ValueOption[], valueInCent: number): boolean {
  return options.some((option) => option.valueInCent === valueInCent && isCovered(option));
}

/**
 * The value to offer first: the one that uses the most of the balance; none while nothing is covered. Ties
 * cannot arise, since values are listed once.
 */
export function suggestedValue(options: readonly ValueOption[]): number | null {
  const covered = options.filter(isCovered).map(({ valueInCent }) => valueInCent);
  return covered.length === 0 ? null : Math.max(...covered);
}
