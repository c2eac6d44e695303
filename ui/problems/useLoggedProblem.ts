import { useEffect } from 'react';
import type { ProblemKind } from '#domain/problem/problem.ts';
import type { TokenField } from '#domain/voucher/tokenField.ts';
import { useServices } from '../session/services.ts';

/**
 * Notes in the operator's log that a problem is shown; null notes nothing. Notes it once, until another kind is shown:
 * a page that polls gets a new problem object with each answer, and would count the same user again each time. `field`:
 * what of the voucher token could not be read.
 */
export function useLoggedProblem(kind: ProblemKind | null, field: TokenField | null = null): void {
  const { record } = useServices();
  useEffect(() => {
    if (kind !== null) record({ kind: 'problem', name: kind });
  }, [record, kind]);
  useEffect(() => {
    if (field !== null) record({ kind: 'token', name: field });
  }, [record, field]);
}
