import type { Instant } from '#domain/core/instant.ts';
import type { Voucher, VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { type VoucherCode, parseVoucherCode } from '#domain/voucher/voucherCode.ts';
import { tomorrow } from './moments.ts';

/** Default: a German voucher of 50 euros. */
export function aVoucher(about: Partial<Voucher> = {}): Voucher {
  return {
    currency: 'EUR',
    isPrepaid: false,
    distribution: null,
    balanceInCent: 50_00,
    categoryId: 1,
    noMarketplaces: false,
    serialNumber: '123456789',
    validUntil: null,
    ...about,
  };
}

/** @param about `expires` is the end of the token */
export function aSession(about: { voucher?: Voucher; expires?: Instant } = {}): VoucherSession {
  return {
    token: 'header.payload.signature' as VoucherToken,
    voucher: about.voucher ?? aVoucher(),
    expiresAt: about.expires ?? tomorrow,
    partner: null,
  };
}

/** A parsed code. */
export function aCode(text = 'Ab3dE6gH9'): VoucherCode {
  const code = parseVoucherCode(text);
  if (!code.ok) throw new Error(`not a code: ${text}`);
  return code.value;
}

/** A token in the backend's format. The signature is not verified. */
export function aToken(voucher: Voucher, expires: Instant): VoucherToken {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { validUntil, ...rest } = voucher;
  const payload = {
    exp: expires / 1000,
    voucher: { ...rest, ...(validUntil !== null && { validUntil: new Date(validUntil).toISOString() }) },
  };
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature` as VoucherToken;
}
