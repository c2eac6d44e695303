import * as z from 'zod/mini';
import type { Instant } from '#domain/core/instant.ts';
import { type Currency, isCurrency } from '#domain/money/money.ts';

/** Shapes of several schemas, including those of the first screen. */

export const filled = z.string().check(z.refine((text) => text !== ''));

/** An amount in minor units, or any other integer from 0. */
export const cents = z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0);

export const currency = z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value));

export const instant = z.custom<Instant>(Number.isFinite);

/** A non-empty text whose meaning only the backend can check. */
export const branded = <T extends string>() =>
  z.custom<T>((value) => typeof value === 'string' && value !== '');

export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));
