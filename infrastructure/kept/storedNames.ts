import * as z from 'zod/mini';
import { type Email, parseEmail } from '#domain/customer/email.ts';
import { type SerialNumber, parseSerialNumber } from '#domain/voucher/serialNumber.ts';

/** Shapes of texts that the domain has a type for. They stand apart, because the first screen stores none of it. */

/** A text that is not empty, and whose meaning only the backend can check. */
export const branded = <T extends string>() =>
  z.custom<T>((value) => typeof value === 'string' && value !== '');

/** One of the values that the domain knows. */
export const oneOf = <T>(values: readonly T[]) =>
  z.custom<T>((value) => (values as readonly unknown[]).includes(value));

/** Exactly as `parseEmail` returns it. */
export const email = z.custom<Email>((value) => {
  const parsed = typeof value === 'string' ? parseEmail(value) : null;
  return parsed?.ok === true && parsed.value === value;
});

/** Exactly as `parseSerialNumber` returns it. */
export const serialNumber = z.custom<SerialNumber>((value) => {
  const parsed = typeof value === 'string' ? parseSerialNumber(value) : null;
  return parsed?.ok === true && parsed.value === value;
});
