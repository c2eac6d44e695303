import { useEffect, useRef } from 'react';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';

/**
 * Moves the focus to the first field with a fault after each submit, for a form that lists no faults above its fields.
 * Faults that appear later move nothing.
 */
export function useFaultFocus([first]: readonly FieldFault[], attempt: number): void {
  const before = useRef(0);
  useEffect(() => {
    if (first && attempt !== before.current) document.getElementById(first.fieldId)?.focus();
    before.current = attempt;
  });
}
