import { useEffect } from 'react';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { useServices } from '../session/services.ts';

/**
 * Notes in the operator's log that a problem is shown; null notes nothing. Notes it once, until another kind is shown:
 * a page that polls gets a new problem object with each answer, and would count the same user again each time.
 */
export function useLoggedProblem(kind: ProblemKind | null): void {
  const { log } = useServices();
  useEffect(() => {
    if (kind !== null) log.record({ kind: 'problem', name: kind });
  }, [log, kind]);
}
