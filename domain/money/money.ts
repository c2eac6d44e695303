/** PLN stays supported, although no site uses it today (product 12.7). */
export const CURRENCIES = ['EUR', 'CHF', 'PLN', 'GBP', 'USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const SIGNS: Record<Currency, string> = {
  EUR: '€',
  CHF: 'CHF',
  PLN: 'zł',
  GBP: '£',
  USD: '$',
  CAD: '$',
};

/** An integer in minor units (cents); all our currencies have two decimals. */
export interface Money {
  readonly amountInCent: number;
  readonly currency: Currency;
}

export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}
