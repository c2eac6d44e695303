/** How a backend may sign. Without a name, it is the provider's first version. */
export const SIGNATURE_ALGORITHMS = ['AMZN-PAY-RSASSA-PSS-V2'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];

/** What the backend has prepared and signed for a wallet payment. */
export interface SignedCheckout {
  readonly merchantId: string;
  readonly productType: 'PayOnly';
  /** Pass it on byte for byte, because it is signed. */
  readonly payload: string;
  readonly signature: string;
  /** Null if the backend names none. The provider refuses a signature without the name of its algorithm. */
  readonly algorithm: SignatureAlgorithm | null;
  readonly publicKeyId: string;
}

/** The wallet button's configuration and the events that it reports to its renderer. */
export interface WalletOptions {
  readonly checkout: SignedCheckout;
  /**
   * The language of the button and of the provider's pages, such as `de_DE` (site configuration). One that the provider
   * does not have in its region is replaced by the region's own.
   */
  readonly language: string;
  /** The currency of the merchant's account at the provider (site configuration). */
  readonly ledgerCurrency: string;
  /** The button is rendered. */
  readonly onReady: () => void;
  /**
   * The user pressed the button. The provider's pages open only once this resolves to true, because the pending order
   * must be stored first.
   */
  readonly onPress: () => Promise<boolean>;
  /** The button cannot be loaded, cannot continue, or does not react to a press. */
  readonly onError: () => void;
}

/** A rendered wallet button. */
export interface PlacedWallet {
  /** Removes the button. It reports no event afterwards. */
  destroy(): void;
}

/** A provider's wallet. `Place` is the DOM element to render into, a type that only the view knows. */
export interface Wallet<Place> {
  /** Starts loading and returns at once. Never throws: reports every failure through `options.onError`. */
  render(place: Place, options: WalletOptions): PlacedWallet;
}
