import * as z from 'zod/mini';
import { UNREADABLE, type Unreadable } from '#domain/core/unreadable.ts';
import type { Maybe } from './shapes.ts';

/*
 * Parts whose absence means something: absent and unreadable are two things. Not in `shapes.ts`, which is loaded before
 * the first screen.
 */

/** Null if absent, `UNREADABLE` if it is there but does not match. */
export function orUnreadable<T extends z.ZodMiniType>(
  schema: T,
): Maybe<z.output<T> | null | Unreadable, z.input<T>> {
  return z.catch(absentAs(null, schema), UNREADABLE as never);
}

/** `otherwise` if absent or invalid. */
export function orElse<T extends z.ZodMiniType>(
  schema: T,
  otherwise: z.output<T>,
): Maybe<z.output<T>, z.input<T>> {
  return z.catch(schema, otherwise) as unknown as Maybe<z.output<T>, z.input<T>>;
}

/** `meaning` if absent. What is there must match, so that an unreadable part does not get another meaning. */
export function absentAs<T extends z.ZodMiniType, Meaning>(
  meaning: Meaning,
  schema: T,
): Maybe<z.output<T> | Meaning, z.input<T>> {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value: z.output<T> | null | undefined) => value ?? meaning),
  ) as unknown as Maybe<z.output<T> | Meaning, z.input<T>>;
}

/** An integer from 1 to `max`; some backends write it as a text of digits. */
export function countTo(max: number): z.ZodMiniType<number, number | string> {
  return z.pipe(
    z.custom<number | string>(
      (value) => Number.isSafeInteger(value) || (typeof value === 'string' && /^\d{1,15}$/.test(value)),
    ),
    z.pipe(
      z.transform(Number),
      z.custom<number>((value) => value >= 1 && value <= max),
    ),
  ) as z.ZodMiniType<number, number | string>;
}
