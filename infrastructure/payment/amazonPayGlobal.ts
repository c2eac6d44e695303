import type { SignatureAlgorithm } from '#application/ports/wallet.ts';
import type { WalletLanguage } from '#domain/payment/walletLanguages.ts';
import type { WalletCurrency } from '#domain/payment/walletRegion.ts';

/*
 * What we use of Amazon Pay's script (Checkout v2), typed by its documentation: the vendor publishes no types. The types
 * are closed: a parameter that is not documented does not compile.
 */

export interface AmazonPay {
  /** Throws if the selector finds nothing. */
  renderButton(selector: string, parameters: AmazonButton): PlacedAmazonButton;
}

/** Without the session's configuration, a click only calls `onClick`. */
export type AmazonButton = AmazonEnvironment & {
  readonly merchantId: string;
  readonly placement: 'Home' | 'Product' | 'Cart' | 'Checkout' | 'Other';
  /** The script throws for any other currency, or one of another region. */
  readonly ledgerCurrency: WalletCurrency;
  readonly productType?: 'PayAndShip' | 'PayOnly' | 'SignIn';
  readonly buttonColor?: 'Gold' | 'LightGray' | 'DarkGray';
  /** The script throws for a language of another region; by default it uses the region's. */
  readonly checkoutLanguage?: WalletLanguage;
};

/** One of the two: a key whose name begins with its environment, or the environment. */
export type AmazonEnvironment =
  | { readonly publicKeyId: string; readonly sandbox?: never }
  | { readonly sandbox: boolean; readonly publicKeyId?: never };

export interface PlacedAmazonButton {
  onClick(listener: () => void): void;
  /** Navigates to the vendor's page. */
  initCheckout(checkout: { readonly createCheckoutSessionConfig: AmazonSession }): void;
}

export interface AmazonSession {
  /** Signed: not a byte of it may change. */
  readonly payloadJSON: string;
  readonly signature: string;
  /** Only if the button did not get it. */
  readonly publicKeyId?: string;
  /** Needed with a signature of version 2, which is refused without it. */
  readonly algorithm?: SignatureAlgorithm;
}

/** Null if the script is not loaded, or if something else has its name. */
export function amazonPay(): AmazonPay | null {
  const { amazon } = window as { readonly amazon?: { readonly Pay?: Partial<AmazonPay> } };
  const pay = amazon?.Pay;
  return typeof pay?.renderButton === 'function' ? (pay as AmazonPay) : null;
}
