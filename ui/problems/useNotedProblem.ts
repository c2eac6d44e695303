import { useEffect } from 'react';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { useServices } from '../session/services.ts';

/**
 * Notes a shown problem in the operator's log, null for none. Once for as long as it is shown: a page that polls gets
 * its problem anew with each answer, and would otherwise count one holder as many.
 */
export function useNotedProblem(kind: ProblemKind | null): void {
  const { log } = useServices();
  useEffect(() => {
    if (kind !== null) log.note({ kind: 'problem', name: kind });
  }, [log, kind]);
}
