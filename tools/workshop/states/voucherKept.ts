import type { Kept } from './screenState.ts';

interface Payload {
  readonly exp: number;
  readonly voucher: {
    readonly isPrepaid: boolean;
    readonly validUntil?: string;
    readonly [field: string]: unknown;
  };
}

/** The stored values of a tab with the voucher of this token. */
export function voucherKept(token: string, serialNumber: string): Kept {
  const { exp, voucher } = payloadOf(token);
  const { isPrepaid, validUntil, ...rest } = voucher;
  return {
    'voucher.v1': {
      distribution: null,
      serialNumber: null,
      ...rest,
      validUntil: validUntil === undefined ? null : Date.parse(validUntil),
      partner: null,
    },
    'voucherToken.v1': token,
    'tokenExpiry.v1': exp * 1000,
    'isPrepaid.v1': isPrepaid,
    'lastVoucher.v1': serialNumber,
    'draftOwner.v1': serialNumber,
    'addressee.v1': serialNumber,
  };
}

function payloadOf(token: string): Payload {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Payload;
}
