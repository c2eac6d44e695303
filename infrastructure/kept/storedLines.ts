import * as z from 'zod/mini';
import { MOST_LINES, MOST_OF_A_LINE } from '#domain/basket/basket.ts';
import { filled } from './storedShapes.ts';

/** Shapes of choices and redemption lines. They have their own file, because the first screen stores none of them. */

const whole = (most: number) =>
  z.custom<number>((value) => Number.isSafeInteger(value) && value > 0 && value <= most);

const CHOICE = { shopId: filled, valueInCent: whole(Number.MAX_SAFE_INTEGER) };

/** A shop and the value chosen there, in minor units. */
export const StoredChoice = z.object(CHOICE);

export const LINE = { ...CHOICE, quantity: whole(MOST_OF_A_LINE) };

export const lines = <T extends z.ZodMiniType>(line: T) =>
  z.array(line).check(z.refine((all) => all.length <= MOST_LINES));
