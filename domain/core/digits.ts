/**
 * A backend may write a text of digits as a number. Makes it text again, unless digits were lost or it never was such a
 * text: above 2^53, a fraction, a sign. Everything else is returned as it is.
 */
export function textOfDigits(value: unknown): unknown {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : value;
}
