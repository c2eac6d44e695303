import type { FieldFault } from '../../kit/ErrorSummary.tsx';

/** Returns what the error summary lists: of the fields' faults in words, by the fields' ids, those that there are. */
export function faultList(texts: Readonly<Record<string, string | undefined>>): readonly FieldFault[] {
  return Object.entries(texts).flatMap(([fieldId, text]) => (text === undefined ? [] : [{ fieldId, text }]));
}
