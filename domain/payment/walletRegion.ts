/**
 * Where the wallet's provider keeps merchants' accounts, with the ledgers and languages that it documents for each. Its
 * script throws for a language of another region, and for a ledger that it does not know.
 */
const REGIONS = {
  eu: {
    currencies: ['EUR', 'GBP'],
    languages: ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'],
  },
  na: { currencies: ['USD'], languages: ['en_US'] },
  fe: { currencies: ['JPY'], languages: ['ja_JP'] },
} as const;

export type WalletRegion = keyof typeof REGIONS;
export type WalletCurrency = (typeof REGIONS)[WalletRegion]['currencies'][number];
export type WalletLanguage = (typeof REGIONS)[WalletRegion]['languages'][number];

/** An account: the region with a ledger of its own. */
export interface WalletAccount {
  readonly region: WalletRegion;
  readonly currency: WalletCurrency;
}

/** Null if the provider documents no account in this currency; the wallet cannot be offered then. */
export function walletAccount(currency: string): WalletAccount | null {
  for (const region of Object.keys(REGIONS) as WalletRegion[]) {
    const currencies: readonly WalletCurrency[] = REGIONS[region].currencies;
    const found = currencies.find((one) => one === currency);
    if (found !== undefined) return { region, currency: found };
  }
  return null;
}

/** The languages of the region's button and pages. */
export function walletLanguages(region: WalletRegion): readonly WalletLanguage[] {
  return REGIONS[region].languages;
}
