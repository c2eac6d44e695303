import * as fc from 'fast-check';
import { SignJWT, base64url } from 'jose';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { readVoucherToken } from '#infrastructure/token/readVoucherToken.ts';
import type { TokenField } from '#domain/voucher/tokenField.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const EXP = Date.parse('2026-11-21T10:30:00Z') / 1000;
const wireVoucher = {
  currency: 'EUR',
  isPrepaid: false,
  balanceInCent: 50_00,
  categoryId: 1,
  noMarketplaces: false,
  serialNumber: '123456789',
};
const payload = { voucher: wireVoucher, exp: EXP, iat: EXP - 1800 };

/** A token as any backend could write it, honest or not. */
function tokenOf(body: unknown): string {
  const part = (value: unknown) => base64url.encode(JSON.stringify(value));
  return `${part({ alg: 'none' })}.${part(body)}.`;
}

const unreadable = (field: TokenField) => ({ ok: false, fault: { kind: 'unreadable-answer', field } });

it('reads the voucher of a token', async () => {
  const key = new TextEncoder().encode('a secret that only the backend knows');
  const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(key);
  expect(await decodeVoucherToken(token)).toEqual(
    done({ token, voucher: aVoucher(), expiresAt: EXP * 1000, partner: null }),
  );
});

it('reads optional fields of a token', () => {
  const more = {
    distribution: 'gift',
    validUntil: '2029-11-21T00:00:00Z',
    categoryId: '17',
    isPrepaid: true,
  };
  const body = {
    ...payload,
    voucher: { ...wireVoucher, ...more },
    thirdPartyRedeem: { partner: 'Müller 🎁' },
  };
  expect(readVoucherToken(tokenOf(body))).toMatchObject({
    ok: true,
    value: {
      partner: 'Müller 🎁',
      voucher: {
        distribution: 'gift',
        validUntil: Date.parse('2029-11-21T00:00:00Z'),
        categoryId: 17,
        isPrepaid: true,
      },
    },
  });
});

it('reads digits that the backend sends as numbers', () => {
  const asText = { ...wireVoucher, serialNumber: '410582934', distribution: '12', categoryId: '9' };
  const asNumbers = { ...asText, serialNumber: 410_582_934, distribution: 12, categoryId: 9 };
  const voucherOf = (voucher: object) => {
    const read = readVoucherToken(tokenOf({ ...payload, voucher }));
    return read.ok && read.value.voucher;
  };
  expect(voucherOf(asNumbers)).toEqual(voucherOf(asText));
  expect(voucherOf(asText)).toMatchObject({ serialNumber: '410582934', distribution: '12', categoryId: 9 });
});

it('accepts a token without its optional parts', () => {
  const odd = { serialNumber: '<b>', validUntil: 'always', distribution: true };
  const body = { ...payload, voucher: { ...wireVoucher, ...odd }, thirdPartyRedeem: 'partner' };
  expect(readVoucherToken(tokenOf(body))).toMatchObject({
    ok: true,
    value: { partner: null, voucher: { serialNumber: null, validUntil: null, distribution: null } },
  });
});

it.each(['01.02.2029', '2029-02-30T00:00:00Z', '2029-02-01', '1'])(
  'shows no last day rather than a wrong one, for %s',
  (validUntil) => {
    const body = { ...payload, voucher: { ...wireVoucher, validUntil } };
    expect(readVoucherToken(tokenOf(body))).toMatchObject({
      ok: true,
      value: { voucher: { validUntil: null } },
    });
  },
);

it.each([
  ['missing', undefined],
  ['a word', 'soon'],
  ['a date', '2026-11-21T10:30:00Z'],
  ['negative', -1],
  ['zero', 0],
  ['a text of zero', '0'],
  ['beyond 2100, in milliseconds', 4_102_444_800_001],
  ['1e20', 1e20],
  ['null', null],
])('rejects an expiry that is %s', (_name, exp) => {
  expect(readVoucherToken(tokenOf({ ...payload, exp }))).toEqual(unreadable('exp'));
});

it.each([
  ['as text', String(EXP)],
  ['in milliseconds', EXP * 1000],
  ['in milliseconds as text', String(EXP * 1000)],
])('reads an expiry %s', (_name, exp) => {
  expect(readVoucherToken(tokenOf({ ...payload, exp }))).toMatchObject({
    ok: true,
    value: { expiresAt: EXP * 1000 },
  });
});

it('reads flags that the backend writes as 0 and 1', () => {
  const voucher = { ...wireVoucher, isPrepaid: 1, noMarketplaces: 0 };
  expect(readVoucherToken(tokenOf({ ...payload, voucher }))).toMatchObject({
    ok: true,
    value: { voucher: { isPrepaid: true, noMarketplaces: false } },
  });
});

it.each([
  ['no voucher', undefined, 'other'],
  ['null', null, 'other'],
  ['an unknown currency', { ...wireVoucher, currency: 'XXX' }, 'currency'],
  ['a negative balance', { ...wireVoucher, balanceInCent: -1 }, 'balanceInCent'],
  ['half a cent', { ...wireVoucher, balanceInCent: 0.5 }, 'balanceInCent'],
  ['a balance as text, which may be in euros', { ...wireVoucher, balanceInCent: '5000' }, 'balanceInCent'],
  ['a balance beyond counting', { ...wireVoucher, balanceInCent: 1e300 }, 'balanceInCent'],
  ['no category', { ...wireVoucher, categoryId: undefined }, 'categoryId'],
  ['a flag that is a word', { ...wireVoucher, isPrepaid: 'yes' }, 'isPrepaid'],
  ['a flag that is 2', { ...wireVoucher, noMarketplaces: 2 }, 'noMarketplaces'],
] as const)('rejects a token with %s, and names the field to the operator', (_name, voucher, field) => {
  expect(readVoucherToken(tokenOf({ ...payload, voucher }))).toEqual(unreadable(field));
});

it.each([
  ['nothing', ''],
  ['one part', 'abc'],
  ['two parts', 'abc.def'],
  ['bad base64', 'a.%%%.c'],
  ['no JSON', `a.${base64url.encode('hello')}.c`],
  ['a list', `a.${base64url.encode('[1]')}.c`],
  ['five parts', 'a.b.c.d.e'],
])('rejects %s', async (_name, token) => {
  expect(await decodeVoucherToken(token)).toEqual(unreadable('other'));
});

it('rejects a megabyte without decoding it', async () => {
  const token = tokenOf({ ...payload, ballast: 'x'.repeat(1_000_000) });
  expect(await decodeVoucherToken(token)).toEqual({ ok: false, fault: { kind: 'unreadable-answer' } });
});

it('never throws for any token', () => {
  const anyToken = fc.oneof(anyText, fc.jsonValue().map(tokenOf));
  holds(
    fc.property(anyToken, (token) => {
      expect(readVoucherToken(token)).toMatchObject({ ok: false, fault: { kind: 'unreadable-answer' } });
    }),
  );
});

it('reads every voucher that was written', () => {
  const anyVoucher = fc.record({
    currency: fc.constantFrom(...CURRENCIES),
    isPrepaid: fc.boolean(),
    distribution: fc.option(fc.string({ unit: 'grapheme' })),
    balanceInCent: fc.nat(),
    categoryId: fc.nat(),
    noMarketplaces: fc.boolean(),
  });
  holds(
    fc.property(anyVoucher, fc.integer({ min: 1, max: 4_000_000_000 }), (voucher, exp) => {
      expect(readVoucherToken(tokenOf({ voucher, exp }))).toMatchObject({
        ok: true,
        value: { voucher, expiresAt: exp * 1000 },
      });
    }),
  );
});
