import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';

/** Shapes that several schemas consist of, also those of the first screen. */

/** A text that is not empty. */
export const filled = z.string().check(z.refine((text) => text !== ''));

/** An amount in minor units, or any other whole number, 0 or more. */
export const cents = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

export const currency = z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));

export const instant = z.custom<Instant>(Number.isFinite);

/** A text that is not empty, and whose meaning only the backend can check. */
export const branded = <T extends string>() =>
  z.custom<T>((value) => typeof value === 'string' && value !== '');

/** One of the values that the domain knows. */
export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));
