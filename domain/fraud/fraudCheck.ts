import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import type { Problem } from '../problem/problem.ts';

/** Authorises access to a check: 8 to 128 letters, digits, `-` and `_`. */
export type FraudIdent = Brand<string, 'FraudIdent'>;

/** LETTER_SENT becomes PIN_REQUIRED once the letter should be there. RELEASED and BLOCKED are final (product 10.5). */
export const CHECK_STATES = [
  'DATA_REQUIRED',
  'DOCUMENT_REQUIRED',
  'LETTER_SENT',
  'PIN_REQUIRED',
  'VERIFIED',
  'IN_REVIEW',
  'RELEASED',
  'BLOCKED',
] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** Never contains the data that the user submitted: the link is mailed, and others may read the mail. */
export interface FraudCheck {
  readonly state: CheckState;
  readonly transactionNumber: string;
  /** PIN attempts; null if unknown. */
  readonly attemptsLeft: number | null;
  /** Set after too many wrong PINs. */
  readonly lockedUntil: Instant | null;
  readonly dataAt: Instant | null;
  readonly documentAt: Instant | null;
  readonly verifiedAt: Instant | null;
  readonly reviewExpectedBy: Instant | null;
  readonly decidedAt: Instant | null;
}

export const CHECK_TASKS = ['data', 'document', 'pin', 'review'] as const;
export type CheckTask = (typeof CHECK_TASKS)[number];

export interface TaskStanding {
  readonly task: CheckTask;
  /** `waiting`: for our decision, not for the user. */
  readonly standing: 'later' | 'now' | 'waiting' | 'done' | 'refused';
  readonly at: Instant | null;
}

const TASK_OF: Record<CheckState, CheckTask> = {
  DATA_REQUIRED: 'data',
  DOCUMENT_REQUIRED: 'document',
  LETTER_SENT: 'pin',
  PIN_REQUIRED: 'pin',
  VERIFIED: 'review',
  IN_REVIEW: 'review',
  RELEASED: 'review',
  BLOCKED: 'review',
};

export function tasksOf(check: FraudCheck): readonly TaskStanding[] {
  const present = CHECK_TASKS.indexOf(TASK_OF[check.state]);
  const times = {
    data: check.dataAt,
    document: check.documentAt,
    pin: check.verifiedAt,
    review: check.decidedAt,
  };
  return CHECK_TASKS.map((task, index) => {
    if (index > present) return { task, standing: 'later', at: null };
    if (index < present) return { task, standing: 'done', at: times[task] };
    return { task, standing: standingNow(check.state), at: times[task] };
  });
}

function standingNow(state: CheckState): TaskStanding['standing'] {
  if (state === 'RELEASED') return 'done';
  if (state === 'BLOCKED') return 'refused';
  return TASK_OF[state] === 'review' ? 'waiting' : 'now';
}

/** True while the check proceeds without the user, so polling may find a new state. */
export function goesOnByItself({ state }: FraudCheck): boolean {
  return state === 'VERIFIED' || state === 'IN_REVIEW';
}

/** The check as a refused step leaves it. */
export function refusedBy(check: FraudCheck, problem: Problem): FraudCheck {
  if (problem.kind === 'letter-pin-locked')
    return { ...check, attemptsLeft: 0, lockedUntil: 'availableAt' in problem ? problem.availableAt : null };
  return 'attemptsLeft' in problem ? { ...check, attemptsLeft: problem.attemptsLeft } : check;
}

export function isDecided({ state }: FraudCheck): boolean {
  return state === 'RELEASED' || state === 'BLOCKED';
}

/** While a check is open, the backend keeps the value for the holder (product 6.11). */
export function isReserved(check: FraudCheck): boolean {
  return !isDecided(check);
}

const IDENT = /^[\w-]{8,128}$/;

export function parseFraudIdent(text: string): FraudIdent | null {
  return IDENT.test(text) ? (text as FraudIdent) : null;
}
