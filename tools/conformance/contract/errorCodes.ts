import type { Contract, Json, Operation } from './contract.ts';

const CODE = /\b[A-Z]{3}x\d+\b/g;

/** What the contract says of an error code where an operation answers it. */
export interface ErrorExample {
  readonly status: number;
  readonly moneyState: string | undefined;
  /** The money state depends on the reason, so one example does not speak for all. */
  readonly hasReason: boolean;
}

/** Every error code that the contract names, in the order of their names. */
export function errorCodesIn(text: string): string[] {
  return [...new Set(text.match(CODE))].toSorted();
}

/** The codes that an operation may answer with a status; empty where the contract names none. */
export function codesAt(contract: Contract, operation: Operation, status: number): ReadonlySet<string> {
  return new Set(JSON.stringify(contract.responseOf(operation, status).declared).match(CODE));
}

/** The examples of every error code, of all operations. */
export function examplesByCode(contract: Contract): ReadonlyMap<string, readonly ErrorExample[]> {
  const byCode = new Map<string, ErrorExample[]>();
  for (const problem of problemsIn(contract.resolve('').declared)) {
    for (const { code } of problem.errors) {
      const { status, moneyState, reason } = problem;
      byCode.set(code, [
        ...(byCode.get(code) ?? []),
        { status, moneyState, hasReason: reason !== undefined },
      ]);
    }
  }
  return byCode;
}

interface ProblemExample {
  readonly status: number;
  readonly moneyState?: string;
  readonly reason?: string;
  readonly errors: readonly { readonly code: string }[];
}

function problemsIn(value: unknown): ProblemExample[] {
  if (Array.isArray(value)) return value.flatMap(problemsIn);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Json;
  if (Array.isArray(object['errors']) && typeof object['status'] === 'number')
    return [object as unknown as ProblemExample];
  return Object.values(object).flatMap(problemsIn);
}
