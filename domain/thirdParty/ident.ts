import type { Brand } from '../core/brand.ts';

/** Unguessable, valid for one voucher: 8 to 128 letters, digits, `-` and `_`. */
export type ThirdPartyIdent = Brand<string, 'ThirdPartyIdent'>;

const IDENT = /^[\w-]{8,128}$/;

export function parseThirdPartyIdent(text: string): ThirdPartyIdent | null {
  return IDENT.test(text) ? (text as ThirdPartyIdent) : null;
}
