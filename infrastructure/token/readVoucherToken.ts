import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { textOfDigits } from '#domain/core/digits.ts';
import { type Instant, parseInstant } from '#domain/core/instant.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { tokenField } from '#domain/voucher/tokenField.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';

/** In characters. Decoding a megabyte would freeze the page (product 4.6). */
const LONGEST_TOKEN = 16_384;

/** 2100-01-01 in epoch seconds. What is later is in milliseconds, unless that is later, too. */
const LATEST_EXPIRY = 4_102_444_800;

const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.nullable(schema), null) as z.ZodMiniType<z.output<T> | null>;

/** A text that the backend may write as a number. */
const orDigits = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(textOfDigits), schema);

/** Backends write digits as text, and some times of JavaScript in milliseconds; which it is, is never in doubt. */
const expirySeconds = z.pipe(
  z.transform((value) => {
    const exp = typeof value === 'string' && /^\d{1,13}$/.test(value) ? Number(value) : value;
    return typeof exp === 'number' && exp > LATEST_EXPIRY ? exp / 1000 : exp;
  }),
  z.custom<number>((value) => typeof value === 'number' && value > 0 && value <= LATEST_EXPIRY),
);

const flag = z.pipe(
  z.transform((value) => (value === 0 || value === 1 ? value === 1 : value)),
  z.boolean(),
);

const count = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

const Payload = z.object({
  exp: expirySeconds,
  voucher: z.object({
    currency: z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value)),
    isPrepaid: flag,
    distribution: orNull(orDigits(z.string())),
    balanceInCent: count,
    categoryId: z.pipe(
      orDigits(z.string().check(z.refine((id) => /^\d{1,15}$/.test(id)))),
      z.transform(Number),
    ),
    noMarketplaces: flag,
    serialNumber: orNull(orDigits(z.string().check(z.refine((number) => /^\d{9}$/.test(number))))),
    validUntil: orNull(
      z.pipe(
        z.pipe(z.string(), z.transform(parseInstant)),
        z.custom<Instant>((time) => Number.isFinite(time)),
      ),
    ),
  }),
  thirdPartyRedeem: orNull(z.object({ partner: z.string() })),
});

/** Refuses with `unreadable-answer`, and the name of the field, if a required part is invalid. */
export function readVoucherToken(token: string): Result<VoucherSession, Problem> {
  if (token.length > LONGEST_TOKEN) return refused({ kind: 'unreadable-answer' });
  const payload = Payload.safeParse(payloadOf(token));
  if (!payload.success)
    return refused({ kind: 'unreadable-answer', field: tokenField(payload.error.issues[0]?.path.at(-1)) });
  const { exp, voucher, thirdPartyRedeem } = payload.data;
  return done({
    token: token as VoucherToken,
    voucher,
    expiresAt: Math.floor(exp * 1000),
    partner: thirdPartyRedeem?.partner ?? null,
  });
}

function payloadOf(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}
