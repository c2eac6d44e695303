import * as z from 'zod/mini';
import type { Result } from '#domain/core/result.ts';
import { parseEmail } from '#domain/customer/email.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';

/** Shapes of texts that the domain has a parser for. They stand apart, because the first screen stores none of it. */

/** A text as its parser returns it, in whichever form it was stored. */
const parsed = <T>(parse: (text: string) => Result<T, unknown>) =>
  z.pipe(
    z.string(),
    z.transform((text, context): T => {
      const read = parse(text);
      if (read.ok) return read.value;
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  );

export const email = parsed(parseEmail);

export const serialNumber = parsed(parseSerialNumber);
