import * as z from 'zod/mini';
import { words } from './shapes.ts';

/** One segment of a path. Dots and slashes are out, which would lead a call elsewhere. */
const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u;

export function isUrlName(name: string): boolean {
  return SEGMENT.test(name);
}

/** The name of a category or a variation in a path, turned into lower case. */
export const urlName = z.pipe(
  words().check(z.refine(isUrlName)),
  z.transform((name: string) => name.toLowerCase()),
);
