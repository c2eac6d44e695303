/** What the backend has prepared and signed for a payment by wallet. */
export interface SignedCheckout {
  readonly merchantId: string;
  readonly productType: 'PayOnly';
  /** Passed on byte for byte: it is signed. */
  readonly payload: string;
  readonly signature: string;
  readonly publicKeyId: string;
}

/** What the wallet's button needs, and the events that it reports to whoever rendered it. */
export interface WalletOptions {
  readonly checkout: SignedCheckout;
  /** The language of the button and of the provider's pages, such as `de_DE` (site configuration). */
  readonly language: string;
  /** The currency of the merchant's account at the provider (site configuration). */
  readonly ledgerCurrency: string;
  /** The button is there. */
  readonly onReady: () => void;
  /**
   * The person has pressed. The provider's pages are opened only once this resolves to true: by then the payment is
   * noted.
   */
  readonly onPress: () => Promise<boolean>;
  /** The button cannot be loaded or cannot go on. */
  readonly onError: () => void;
}

/** A wallet's button that was rendered on a page. */
export interface PlacedWallet {
  /** Removes the button. None of its events is reported afterwards. */
  destroy(): void;
}

/** A provider's wallet. `Place` is what its button is rendered into: an element of the page, which only the view knows. */
export interface Wallet<Place> {
  /** Starts loading and returns at once. Never throws: every failure is reported through `options.onError`. */
  render(place: Place, options: WalletOptions): PlacedWallet;
}
