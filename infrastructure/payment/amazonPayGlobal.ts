/** What we use of Amazon Pay's script (Checkout v2), written from its documentation, as the vendor publishes no types. */
export interface AmazonPay {
  /** Throws if the selector finds nothing. */
  renderButton(selector: string, parameters: AmazonButton): PlacedAmazonButton;
}

/** Without the session's configuration a press does nothing but call `onClick`. */
export interface AmazonButton extends AmazonEnvironment {
  readonly merchantId: string;
  readonly placement: 'Checkout';
  readonly ledgerCurrency: string;
  readonly productType: 'PayOnly';
  readonly buttonColor: 'Gold';
  readonly checkoutLanguage?: string;
}

/** One of the two: a key whose name begins with its environment, or the environment by itself. */
export interface AmazonEnvironment {
  readonly publicKeyId?: string;
  readonly sandbox?: boolean;
}

export interface PlacedAmazonButton {
  onClick(listener: () => void): void;
  /** Leaves the page for the vendor's. */
  initCheckout(checkout: { readonly createCheckoutSessionConfig: AmazonSession }): void;
}

export interface AmazonSession {
  /** Signed, so not a byte of it may change. */
  readonly payloadJSON: string;
  readonly signature: string;
  /** Only if the button did not get it. */
  readonly publicKeyId?: string;
}

/** Amazon Pay, as it is in the page now; null if it is not, or if something else has its name. */
export function amazonPay(): AmazonPay | null {
  const { amazon } = window as { readonly amazon?: { readonly Pay?: Partial<AmazonPay> } };
  const pay = amazon?.Pay;
  return typeof pay?.renderButton === 'function' ? (pay as AmazonPay) : null;
}
