import * as z from 'zod/mini';
import { localPath } from '#domain/link/localPath.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';

/*
 * The parts that answers are made of. They are written with `custom` and `refine`, because every further kind of
 * zod (number, union, enum, its ready-made checks) would be loaded before the first screen.
 */

/** Longest text that any answer may give us for one field; more is a mistake or an attack. */
const LONGEST_TEXT = 20_000;

export const text = z.string().check(z.refine((value) => value.length <= LONGEST_TEXT));

/** A text that says something, and not more than `max` characters. */
export const words = (max: number = LONGEST_TEXT) =>
  z.string().check(z.refine((value) => value.length > 0 && value.length <= max));

export const matching = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value)));

/** A picture on our own origin. */
export const image = words(500).check(z.refine((path) => localPath(path) !== null && !path.endsWith('.css')));

export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** A whole number that is exact, from `min` to `max`. */
export const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value >= min && value <= max);

/** An integer amount in minor units, never negative: no string, no fraction, no 1e400 becomes money. */
export const cents = whole(0);

export const currency = z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));

/** Backends send ids as text or number; we keep text (contract, conventions). */
export const wireId = z.pipe(
  z.custom<string | number>((value) =>
    typeof value === 'string' ? value.length > 0 && value.length <= 200 : Number.isSafeInteger(value),
  ),
  z.transform(String),
);

/** As `wireId`, for the ids that the domain counts with. */
export const numericId = z.pipe(
  z.custom<string | number>((value) =>
    typeof value === 'string' ? /^\d{1,15}$/.test(value) : Number.isSafeInteger(value),
  ),
  z.transform(Number),
);

/** RFC 3339 to milliseconds. */
export const instant = z.pipe(
  z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  z.transform((value: string) => Date.parse(value)),
);

/** An object of which only its being one is known. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A part that may be missing or odd: then it is null, and the rest still counts. */
export function orNull<T extends z.ZodMiniType>(schema: T): z.ZodMiniType<z.output<T> | null> {
  return z.catch(z.nullable(schema), null) as z.ZodMiniType<z.output<T> | null>;
}

/** As `orNull`, for parts whose absence leaves something else in place. */
export function orAbsent<T extends z.ZodMiniType>(schema: T): z.ZodMiniType<z.output<T> | undefined> {
  return z.catch(z.optional(schema), undefined) as z.ZodMiniType<z.output<T> | undefined>;
}

/** The elements of a list that have the right shape; the others are left out. */
export function readable<T extends z.ZodMiniType>(items: readonly unknown[], schema: T): z.output<T>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
