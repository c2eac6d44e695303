/** Currencies by locale (specification 9). PLN is kept although no site uses it today. */
export const CURRENCIES = ['EUR', 'CHF', 'PLN', 'GBP', 'USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How each is written at an amount. */
export const SIGNS: Record<Currency, string> = {
  EUR: '€',
  CHF: 'CHF',
  PLN: 'zł',
  GBP: '£',
  USD: '$',
  CAD: '$',
};

/** An amount in integer minor units (cents) of its currency; every currency of ours has two decimals. */
export interface Money {
  readonly amountInCent: number;
  readonly currency: Currency;
}

export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}
