import type { Brand } from '../core/brand.ts';

/** Authorises the activation: source, reference and hash of the mailed link, joined by `/`. */
export type ActivationIdent = Brand<string, 'ActivationIdent'>;

export interface ActivationLink {
  readonly source: string;
  readonly reference: string;
  readonly hash: string;
}

const SOURCE = /^[A-Za-z0-9_-]{1,32}$/;
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;
const HASH = /^[A-Za-z0-9_-]{16,128}$/;

/** Null for an invalid link, for instance one that a mail program truncated. What it added is cut before (`cutEnd`). */
export function parseActivationLink({ source, reference, hash }: ActivationLink): ActivationIdent | null {
  const isWhole = SOURCE.test(source) && REFERENCE.test(reference) && HASH.test(hash);
  return isWhole ? (`${source}/${reference}/${hash}` as ActivationIdent) : null;
}

/** Returns the reference if it is safe to display, else null. */
export function quotableReference({ reference }: Pick<ActivationLink, 'reference'>): string | null {
  return REFERENCE.test(reference) ? reference : null;
}
