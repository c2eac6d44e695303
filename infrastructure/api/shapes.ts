import * as z from 'zod/mini';
import { CURRENCIES } from '#domain/money/money.ts';

/** Longest text that any answer may give us for one field; more is a mistake or an attack. */
const LONGEST_TEXT = 20_000;

export const text = z.string().check(z.maxLength(LONGEST_TEXT));

/** An integer amount in minor units, never negative: no string, no fraction, no 1e400 becomes money. */
export const cents = z.int().check(z.nonnegative());

export const currency = z.enum(CURRENCIES);

/** Backends send ids as text or number; we keep text (contract, conventions). */
export const wireId = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.int()]),
  z.transform(String),
);

/** As `wireId`, for the ids that the domain counts with. */
export const numericId = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform(Number),
);

/** RFC 3339 to milliseconds. */
export const instant = z.pipe(
  z.string().check(z.refine((value) => Number.isFinite(Date.parse(value)))),
  z.transform((value: string) => Date.parse(value)),
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
