import type { Brand } from '../core/brand.ts';

/**
 * What a partner's link carries instead of a code: unguessable, good for one voucher; 8 to 128 letters, digits, `-`
 * and `_`.
 */
export type ThirdPartyIdent = Brand<string, 'ThirdPartyIdent'>;

const IDENT = /^[\w-]{8,128}$/;

/** Reads the last part of `/tpr/:ident`; null if it cannot be an ident. */
export function parseThirdPartyIdent(text: string): ThirdPartyIdent | null {
  return IDENT.test(text) ? (text as ThirdPartyIdent) : null;
}
