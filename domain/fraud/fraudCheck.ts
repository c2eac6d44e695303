import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';

/** Authorises the page of a check: 8 to 128 letters, digits, `-` and `_`. */
export type FraudIdent = Brand<string, 'FraudIdent'>;

/**
 * How far the check of a large redemption is (product 10.5). LETTER_SENT: its PIN is on its way by post.
 * PIN_REQUIRED: it should have arrived. VERIFIED: all is given; IN_REVIEW: people look at it. RELEASED and BLOCKED are
 * its ends.
 */
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

/** A check, without anything that was given for it: the link is mailed, and a mail may be read by others. */
export interface FraudCheck {
  readonly state: CheckState;
  /** What customer service asks for. */
  readonly transactionNumber: string;
  /** How many more times a PIN may be tried; null if the backend does not say. */
  readonly attemptsLeft: number | null;
  /** When a PIN can be tried again after too many wrong ones; null if it can be. */
  readonly lockedUntil: Instant | null;
  readonly dataAt: Instant | null;
  readonly documentAt: Instant | null;
  readonly verifiedAt: Instant | null;
  readonly reviewExpectedBy: Instant | null;
  readonly decidedAt: Instant | null;
}

/** What the person is to do, or to wait for, in this order. */
export const CHECK_TASKS = ['data', 'document', 'pin', 'review'] as const;
export type CheckTask = (typeof CHECK_TASKS)[number];

/** How a task stands, and since when. `waiting`: it is our turn. */
export interface TaskStanding {
  readonly task: CheckTask;
  readonly standing: 'later' | 'now' | 'waiting' | 'done' | 'refused';
  readonly at: Instant | null;
}

/** The task that each state is about. */
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

/** Returns the tasks of a check, all of them, in their order. */
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

/** True while the check goes on without the person, so that looking again may tell something new. */
export function goesOnByItself({ state }: FraudCheck): boolean {
  return state === 'VERIFIED' || state === 'IN_REVIEW';
}

/** True once it is decided what becomes of the redemption. */
export function isDecided({ state }: FraudCheck): boolean {
  return state === 'RELEASED' || state === 'BLOCKED';
}

const IDENT = /^[\w-]{8,128}$/;

/** Reads the last part of `/fraud-prevention/:ident`; null if it cannot be an ident. */
export function parseFraudIdent(text: string): FraudIdent | null {
  return IDENT.test(text) ? (text as FraudIdent) : null;
}
