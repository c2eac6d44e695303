import type { Brand } from '../core/brand.ts';

/** Authorises the activation of an order's vouchers: source, reference and hash of the mailed link, joined by `/`. */
export type ActivationIdent = Brand<string, 'ActivationIdent'>;

/** The parts of the page's address, unchecked. */
export interface ActivationLink {
  readonly source: string;
  readonly reference: string;
  readonly hash: string;
}

const SOURCE = /^[A-Za-z0-9_-]{1,32}$/;
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;
const HASH = /^[A-Za-z0-9_-]{16,128}$/;

/** Null if an order's link cannot look like this, for instance because a mail program cut it off. */
export function parseActivationLink({ source, reference, hash }: ActivationLink): ActivationIdent | null {
  const isWhole = SOURCE.test(source) && REFERENCE.test(reference) && HASH.test(hash);
  return isWhole ? (`${source}/${reference}/${hash}` as ActivationIdent) : null;
}

/** Returns the reference as it may be shown and quoted to customer service; null if it is no reference. */
export function quotableReference({ reference }: Pick<ActivationLink, 'reference'>): string | null {
  return REFERENCE.test(reference) ? reference : null;
}
