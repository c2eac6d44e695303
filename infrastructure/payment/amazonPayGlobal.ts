/** What we use of Amazon Pay's script (Checkout v2), typed by its documentation: the vendor publishes no types. */
export interface AmazonPay {
  /** Throws if the selector finds nothing. */
  renderButton(selector: string, parameters: AmazonButton): PlacedAmazonButton;
}

/** Without the session's configuration, a click only calls `onClick`. */
export interface AmazonButton extends AmazonEnvironment {
  readonly merchantId: string;
  readonly placement: 'Checkout';
  readonly ledgerCurrency: string;
  readonly productType: 'PayOnly';
  readonly buttonColor: 'Gold';
  readonly checkoutLanguage?: string;
}

/** One of the two: a key whose name begins with its environment, or the environment. */
export interface AmazonEnvironment {
  readonly publicKeyId?: string;
  readonly sandbox?: boolean;
}

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
}

/** Null if the script is not loaded, or if something else has its name. */
export function amazonPay(): AmazonPay | null {
  const { amazon } = window as { readonly amazon?: { readonly Pay?: Partial<AmazonPay> } };
  const pay = amazon?.Pay;
  return typeof pay?.renderButton === 'function' ? (pay as AmazonPay) : null;
}
