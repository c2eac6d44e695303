import { sellsWhole } from './wholeBalance.ts';

export type Consequence =
  | { readonly kind: 'stays'; readonly inCent: number }
  | { readonly kind: 'uses-all' }
  | { readonly kind: 'pay-more'; readonly inCent: number };

export interface ValueOption {
  readonly valueInCent: number;
  readonly consequence: Consequence;
}

/**
 * With `redeemValueChooseable` off (`chooseable`), the only value is the whole balance, and only if the shop sells it.
 */
export function valueOptions(
  valuesInCent: readonly number[],
  balanceInCent: number,
  chooseable: boolean,
): readonly ValueOption[] {
  const whole = sellsWhole(valuesInCent, balanceInCent) ? [balanceInCent] : [];
  const values = chooseable ? valuesInCent : whole;
  return values
    .filter((valueInCent) => valueInCent > 0)
    .map((valueInCent) => ({ valueInCent, consequence: consequenceOf(valueInCent, balanceInCent) }));
}

function consequenceOf(valueInCent: number, balanceInCent: number): Consequence {
  const leftInCent = balanceInCent - valueInCent;
  if (leftInCent > 0) return { kind: 'stays', inCent: leftInCent };
  return leftInCent === 0 ? { kind: 'uses-all' } : { kind: 'pay-more', inCent: -leftInCent };
}

export function isCovered(option: ValueOption): boolean {
  return option.consequence.kind !== 'pay-more';
}

/** `paysMore`: the site takes payments, so the difference can be paid on top. */
export function canChoose(option: ValueOption, paysMore: boolean): boolean {
  return paysMore || isCovered(option);
}

/** Rechecks an earlier choice: another voucher, or the passing of time, may rule it out. */
export function canHave(options: readonly ValueOption[], valueInCent: number, paysMore: boolean): boolean {
  return options.some((option) => option.valueInCent === valueInCent && canChoose(option, paysMore));
}

/** The value that uses most of the balance; null if none is covered. */
export function suggestedValue(options: readonly ValueOption[]): number | null {
  const covered = options.filter(isCovered).map(({ valueInCent }) => valueInCent);
  return covered.length === 0 ? null : Math.max(...covered);
}

/**
 * Where the site advises to split a balance (product 2.6): the larger of the one or two values that together leave the
 * least. 30 goes into 15 and 15 rather than into 25, which leaves 5. Null if none is covered.
 */
export function suggestedSplit(options: readonly ValueOption[]): number | null {
  const covered = options.filter(isCovered).toSorted((one, other) => other.valueInCent - one.valueInCent);
  const rests = covered.map(({ valueInCent, consequence }) => {
    const leftInCent = consequence.kind === 'stays' ? consequence.inCent : 0;
    const another = covered.find((other) => other.valueInCent <= Math.min(leftInCent, valueInCent));
    return leftInCent - (another?.valueInCent ?? 0);
  });
  return covered[rests.indexOf(Math.min(...rests))]?.valueInCent ?? null;
}
