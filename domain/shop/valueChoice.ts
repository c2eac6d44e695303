/**
 * What choosing a value does to the voucher (product 6.1): something stays on it, all of it is
 * used, or more would have to be paid. Amounts in minor units.
 */
export type Consequence =
  | { readonly kind: 'stays'; readonly inCent: number }
  | { readonly kind: 'uses-all' }
  | { readonly kind: 'pay-more'; readonly inCent: number };

/** A value that a holder can look at, and what choosing it does. */
export interface ValueOption {
  readonly valueInCent: number;
  readonly consequence: Consequence;
}

/**
 * Returns the values that a holder sees for one shop, in the order given, all in minor units. If `chooseable` (the
 * switch `redeemValueChooseable`) is off, the only value is the whole balance, whatever the shop offers.
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

/** True if a value can be redeemed with this balance alone. */
export function isCovered(option: ValueOption): boolean {
  return option.consequence.kind !== 'pay-more';
}

/**
 * True if a value can be chosen: the balance covers it, or the site takes payments (`paysMore`), so that what is missing
 * can be paid on top.
 */
export function canChoose(option: ValueOption, paysMore: boolean): boolean {
  return paysMore || isCovered(option);
}

/**
 * True if a value that was chosen before can still be chosen: another voucher, or the passing of time, may rule it out.
 */
export function canHave(options: readonly ValueOption[], valueInCent: number, paysMore: boolean): boolean {
  return options.some((option) => option.valueInCent === valueInCent && canChoose(option, paysMore));
}

/**
 * Returns the value to offer first, in minor units: the one that uses most of the balance. Null if the balance covers
 * none.
 */
export function suggestedValue(options: readonly ValueOption[]): number | null {
  const covered = options.filter(isCovered).map(({ valueInCent }) => valueInCent);
  return covered.length === 0 ? null : Math.max(...covered);
}
