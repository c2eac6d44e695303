/** The currencies of the sites (product 12.7). PLN is kept although no site uses it today. */
export const CURRENCIES = ['EUR', 'CHF', 'PLN', 'GBP', 'USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How each currency is written next to an amount. */
export const SIGNS: Record<Currency, string> = {
  EUR: '€',
  CHF: 'CHF',
  PLN: 'zł',
  GBP: '£',
  USD: '$',
  CAD: '$',
};

/** An amount as an integer in minor units (cents) of its currency; all our currencies have two decimals. */
export interface Money {
  readonly amountInCent: number;
  readonly currency: Currency;
}

export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}
