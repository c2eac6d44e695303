import * as z from 'zod/mini';
import { MOST_LINES, MOST_OF_A_LINE } from '#domain/basket/basket.ts';
import { filled } from './storedShapes.ts';

/** Shapes of what is chosen and redeemed. They stand apart, because the first screen stores none of it. */

const whole = (most: number) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value > 0 && value <= most);

const CHOICE = { shopId: filled, valueInCent: whole(Number.MAX_SAFE_INTEGER) };

/** A shop and the value chosen there, in minor units, above 0. */
export const StoredChoice = z.object(CHOICE);

/** One line of a redemption. */
export const LINE = { ...CHOICE, quantity: whole(MOST_OF_A_LINE) };

/** A list of at most as many lines as one redemption can have. */
export const lines = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.refine((all) => all.length <= MOST_LINES));
