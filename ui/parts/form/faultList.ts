import type { FieldFault } from '../../kit/ErrorSummary.tsx';

/** Returns the error summary's entries from error texts by field id; skips undefined ones. */
export function faultList(texts: Readonly<Record<string, string | undefined>>): readonly FieldFault[] {
  return Object.entries(texts).flatMap(([fieldId, text]) => (text === undefined ? [] : [{ fieldId, text }]));
}
