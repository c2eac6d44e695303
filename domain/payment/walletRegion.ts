/**
 * Where the wallet's provider keeps merchants' accounts, with the ledgers that it documents for each. Its script throws
 * for a ledger that it does not know.
 */
const LEDGERS = { eu: ['EUR', 'GBP'], na: ['USD'], fe: ['JPY'] } as const;

export type WalletRegion = keyof typeof LEDGERS;
export type WalletCurrency = (typeof LEDGERS)[WalletRegion][number];

/** An account: the region with a ledger of its own. */
export interface WalletAccount {
  readonly region: WalletRegion;
  readonly currency: WalletCurrency;
}

/** Null if the provider documents no account in this currency; the wallet cannot be offered then. */
export function walletAccount(currency: string): WalletAccount | null {
  for (const region of Object.keys(LEDGERS) as WalletRegion[])
    for (const ledger of LEDGERS[region]) if (ledger === currency) return { region, currency: ledger };
  return null;
}
