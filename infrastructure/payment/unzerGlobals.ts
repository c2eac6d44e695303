/**
 * What we use of Unzer's scripts, typed by its documentation: the vendor publishes no types. Their answers are unknown
 * until they are parsed.
 */

/** The element `unzer-payment` of the UI components, version 2; `unzer-card` inside it renders the fields. */
export interface UnzerPaymentElement extends HTMLElement {
  submit(): Promise<unknown>;
}

/** The class `unzer` of version 1. */
export type UnzerV1 = new (
  publicKey: string,
  options: { readonly locale: string },
) => { Card(): UnzerV1Card };

export const UNZER_V1_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type UnzerV1Field = (typeof UNZER_V1_FIELDS)[number];

export interface UnzerV1Card {
  create(field: UnzerV1Field, place: { readonly containerId: string; readonly onlyIframe: false }): void;
  addEventListener(name: 'change', listener: (event: UnzerV1Change) => void): void;
  createResource(): Promise<unknown>;
}

/** The error of a field, or that it is valid. */
export interface UnzerV1Change {
  readonly type?: unknown;
  readonly success?: unknown;
  /** The vendor's own text. */
  readonly error?: unknown;
}

/** Null if version 1 is not loaded, or if something else has its name. */
export function unzerV1(): UnzerV1 | null {
  const { unzer } = window as { readonly unzer?: unknown };
  return typeof unzer === 'function' ? (unzer as UnzerV1) : null;
}
