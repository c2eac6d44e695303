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
