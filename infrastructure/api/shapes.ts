import * as z from 'zod/mini';
import { textOfDigits } from '#domain/core/digits.ts';
import { parseInstant } from '#domain/core/instant.ts';
import { localPath } from '#domain/link/localPath.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';

/*
 * The parts of answers. They use `custom` and `refine`, because every other kind of zod schema (number, union, enum,
 * its built-in checks) would be loaded before the first screen.
 */

/** In characters; a longer text is a mistake or an attack. */
const LONGEST_TEXT = 20_000;

export const text = z.string().check(z.refine((value) => value.length <= LONGEST_TEXT));

/** A non-empty text of at most `max` characters. */
export const words = (max: number = LONGEST_TEXT) =>
  z.string().check(z.refine((value) => value.length > 0 && value.length <= max));

export const matching = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value)));

/** The path of an image on our own origin. */
export const image = words(500).check(z.refine((path) => localPath(path) !== null && !path.endsWith('.css')));

export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));

export const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value >= min && value <= max);

/** A non-negative integer in minor units: no string, no fraction, no 1e400 becomes money. */
export const cents = whole(0);

export const currency = z.custom<Currency>(
  (value) => typeof value === 'string' && isCurrency(value),
) as z.ZodMiniType<Currency, string>;

/**
 * For every number that names something, id, code and PIN: a text as the schema says, whose digits the backend may write
 * as a number (product 15.4).
 */
export const orDigits = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(textOfDigits as (value: z.input<T> | number) => unknown), schema);

export const wireId = orDigits(words(200));

/** As `wireId`, for ids that the domain needs as numbers. */
export const numericId = z.pipe(orDigits(matching(/^\d{1,15}$/)), z.transform(Number));

/** An RFC 3339 time, parsed into epoch milliseconds (UTC). */
export const instant = z.pipe(z.pipe(z.string(), z.transform(parseInstant)), whole(-Infinity));

export const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A field that may be missing. */
export type Maybe<Output, Input> = z.ZodMiniType<Output, Input | null | undefined> & {
  readonly _zod: { readonly optin: 'optional' };
};

/** Null if missing or invalid, so that the rest of the answer stays usable. */
export function orNull<T extends z.ZodMiniType>(schema: T): Maybe<z.output<T> | null, z.input<T>> {
  return z.catch(z.nullable(schema), null) as unknown as Maybe<z.output<T> | null, z.input<T>>;
}

/** As `orNull`, but `undefined`, so that another value stays in place. */
export function orAbsent<T extends z.ZodMiniType>(schema: T): Maybe<z.output<T> | undefined, z.input<T>> {
  return z.catch(z.optional(schema), undefined) as unknown as Maybe<z.output<T> | undefined, z.input<T>>;
}

/** The items that match the schema; skips the others. */
export function readable<T extends z.ZodMiniType>(items: readonly unknown[], schema: T): z.output<T>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
