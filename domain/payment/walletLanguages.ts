import type { WalletRegion } from './walletRegion.ts';

/** The script of the wallet's provider throws for a language of another region. Not loaded before the first screen. */
const LANGUAGES = {
  eu: ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'],
  na: ['en_US'],
  fe: ['ja_JP'],
} as const satisfies Record<WalletRegion, readonly string[]>;

export type WalletLanguage = (typeof LANGUAGES)[WalletRegion][number];

/** The languages of the region's button and pages. */
export function walletLanguages(region: WalletRegion): readonly WalletLanguage[] {
  return LANGUAGES[region];
}
