import type { OperationId } from '../contract/contract.ts';
import type { Flaw } from './finding.ts';

/** Limit for one call in milliseconds, its body included. */
export const LONGEST_CALL = 30_000;

/** No answer came, or only a part of it. */
export class Unanswered extends Error {
  readonly operation: OperationId;
  readonly #reason: string;

  /** @param cause what `fetch` threw */
  constructor(operation: OperationId, cause: unknown) {
    super(`${operation} has to be answered, and is not (${reasonOf(cause)}).`, { cause });
    this.operation = operation;
    this.#reason = reasonOf(cause);
  }

  get flaw(): Flaw {
    return { says: this.message, at: [], operation: this.operation, cause: `unanswered ${this.#reason}` };
  }
}

/** The backend left several calls unanswered, one after the other: nothing more is sent. */
export class Gone extends Error {
  /** Why the rest of a run was not tried. */
  readonly why = 'the backend no longer answers';
}

/** Without the message, which may quote an address. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason given';
  if (cause.name === 'TimeoutError') return `within ${LONGEST_CALL / 1_000} s`;
  const { code } = (cause.cause ?? cause) as { code?: unknown };
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : cause.name;
}
