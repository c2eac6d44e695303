import * as z from 'zod/mini';
import { words } from './shapes.ts';

/** One path segment. Excludes dots and slashes, which would send a call to another path. */
const SEGMENT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,99}$/u;

export function isUrlName(name: string): boolean {
  return SEGMENT.test(name);
}

/** The name of a category or a variation in a path, in lower case. */
export const urlName = z.pipe(
  words().check(z.refine(isUrlName)),
  z.transform((name: string) => name.toLowerCase()),
);
