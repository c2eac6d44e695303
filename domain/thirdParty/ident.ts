import type { Brand } from '../core/brand.ts';

/** What a partner's link carries in the place of a code: unguessable, and good for one voucher. */
export type ThirdPartyIdent = Brand<string, 'ThirdPartyIdent'>;

const IDENT = /^[\w-]{8,128}$/;

/** Reads the last part of `/tpr/:ident`; null for what no partner's link can be. */
export function parseThirdPartyIdent(text: string): ThirdPartyIdent | null {
  return IDENT.test(text) ? (text as ThirdPartyIdent) : null;
}
