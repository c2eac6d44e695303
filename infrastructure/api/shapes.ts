import * as z from 'zod/mini';
import { localPath } from '#domain/link/localPath.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';

/*
 * The parts that answers are made of. They are written with `custom` and `refine`, because every further kind of
 * zod (number, union, enum, its ready-made checks) would be loaded before the first screen.
 */

/** The longest text that is accepted in a field, in characters; more is a mistake or an attack. */
const LONGEST_TEXT = 20_000;

/** A text of any content, at most 20,000 characters. */
export const text = z.string().check(z.refine((value) => value.length <= LONGEST_TEXT));

/** A text that is not empty and has at most `max` characters. */
export const words = (max: number = LONGEST_TEXT) =>
  z.string().check(z.refine((value) => value.length > 0 && value.length <= max));

export const matching = (pattern: RegExp) => z.string().check(z.refine((value) => pattern.test(value)));

/** The path of a picture on our own origin. */
export const image = words(500).check(z.refine((path) => localPath(path) !== null && !path.endsWith('.css')));

export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** An integer from `min` to `max` that a JavaScript number holds exactly. */
export const whole = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value >= min && value <= max);

/** An integer amount in minor units, never negative: no string, no fraction, no 1e400 becomes money. */
export const cents = whole(0);

export const currency = z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));

/** Backends send ids as text or number; they become text (product 15.4). */
export const wireId = z.pipe(
  z.custom<string | number>((value) =>
    typeof value === 'string' ? value.length > 0 && value.length <= 200 : Number.isSafeInteger(value),
  ),
  z.transform(String),
);

/** As `wireId`, but they become numbers, for ids that the domain needs as such. */
export const numericId = z.pipe(
  z.custom<string | number>((value) =>
    typeof value === 'string' ? /^\d{1,15}$/.test(value) : Number.isSafeInteger(value),
  ),
  z.transform(Number),
);

/** An RFC 3339 time; it becomes epoch milliseconds (UTC). */
export const instant = z.pipe(
  z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  z.transform((value: string) => Date.parse(value)),
);

/** Any object that is no list, whatever it holds. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A part that becomes null if it is missing or odd, so that the rest can still be used. */
export function orNull<T extends z.ZodMiniType>(schema: T): z.ZodMiniType<z.output<T> | null> {
  return z.catch(z.nullable(schema), null) as z.ZodMiniType<z.output<T> | null>;
}

/** As `orNull`, but `undefined`: for parts that leave something else in place. */
export function orAbsent<T extends z.ZodMiniType>(schema: T): z.ZodMiniType<z.output<T> | undefined> {
  return z.catch(z.optional(schema), undefined) as z.ZodMiniType<z.output<T> | undefined>;
}

/** Returns the elements of a list that have the right shape; the others are left out. */
export function readable<T extends z.ZodMiniType>(items: readonly unknown[], schema: T): z.output<T>[] {
  return items.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
