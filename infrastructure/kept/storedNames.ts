import * as z from 'zod/mini';
import type { Result } from '#domain/core/result.ts';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';

/** Shapes with a parser in the domain. They have their own file, because the first screen stores none of them. */

/** The text as its parser returns it, in whichever form it was stored. */
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

export const maskedEmail = z.pipe(
  email,
  z.transform((address: Email) => maskEmail(address)),
);

export const serialNumber = parsed(parseSerialNumber);
