import * as z from 'zod/mini';
import type { Schemas } from './browserKept.ts';

const name = z.string().check(z.refine((text) => text.length <= 100));

/** What the first screen reads and writes. */
export const FIRST_KEPT = {
  codeWait: z.object({
    refusals: z.custom<number>((value) => Number.isSafeInteger(value) && value >= 0),
    until: z.custom<number>(Number.isFinite),
  }),
  language: name,
  payback: z.boolean(),
  category: name,
  variation: name,
} satisfies Schemas<'codeWait' | 'language' | 'payback' | 'category' | 'variation'>;
