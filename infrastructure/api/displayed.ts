import * as z from 'zod/mini';
import { decodeEntities } from '#domain/core/entities.ts';

/**
 * A name that people read. Backends that keep their texts for web pages send it with HTML entities, which are decoded
 * once. Not in `shapes.ts`, which is loaded before the first screen.
 */
export function displayed(schema: z.ZodMiniType<string, string>): z.ZodMiniType<string, string> {
  return z.pipe(schema, z.transform(decodeEntities));
}
