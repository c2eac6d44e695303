import * as z from 'zod/mini';
import type { RefusedCall } from '#domain/problem/belief.ts';
import type { MoneyState, Problem, ProblemKind } from '#domain/problem/problem.ts';
import { problemOfCode, problemOfStatus } from '#domain/problem/problemOfCode.ts';
import { instant, oneOf, orAbsent, orDigits, readable, whole, words } from './shapes.ts';
import type { Items, Tied, Wire } from './tied.ts';

const WIRE_MONEY_STATES = ['untouched', 'reserved', 'spent'] as const satisfies readonly MoneyState[];
const LONGEST_CODE = 24;
const LONGEST_WAIT = 24 * 60 * 60;

const ErrorEntry = z.object({ code: orDigits(z.string()), pointer: orAbsent(z.string()) });

/**
 * A problem document (RFC 9457, plus our own members). Each member is parsed separately: an invalid one hides no other.
 */
const ProblemDocument = z.object({
  errors: z.array(z.unknown()) as Items<typeof ErrorEntry>,
  reason: orAbsent(z.string()),
  availableAt: orAbsent(instant),
  nextReminderAt: orAbsent(instant),
  redirectUrl: orAbsent(words(2000)),
  moneyState: orAbsent(oneOf(WIRE_MONEY_STATES)),
  attemptsLeft: orAbsent(whole(0)),
});

/**
 * Maps a refusal to exactly one problem: by its error codes, then by its status (product 15.5). `now` is the device's
 * time in epoch milliseconds, for a Retry-After that is a date.
 */
export function refusalOf(status: number, body: unknown, headers: Headers, now: number): RefusedCall {
  const shape = ProblemDocument satisfies Tied<typeof ProblemDocument, Wire['Problem']>;
  const document = shape.safeParse(body);
  const waiting = retryAfterSeconds(headers.get('Retry-After'), now);
  const retryAfter = waiting === null ? {} : { retryAfterSeconds: waiting };
  if (!document.success) {
    const kind = problemOfStatus(status);
    return {
      status,
      document: 'none',
      problem: { kind: kind === 'unknown' ? 'unreadable-answer' : kind, ...retryAfter },
    };
  }
  const { errors, reason, moneyState } = document.data;
  const entries = readable(errors, ErrorEntry);
  const codes = entries.map((entry) => entry.code);
  const line = lineOf(entries[0]?.pointer);
  const known = codes.find((code) => problemOfCode(code, reason) !== undefined);
  const code = known ?? codes.map(harmless).find((cleaned) => cleaned !== '');
  return {
    status,
    document: known === undefined ? 'plain' : 'coded',
    problem: {
      ...told(kindOf(status, known, code, reason), document.data),
      ...(code === undefined ? {} : { code }),
      ...(moneyState === undefined ? {} : { moneyState }),
      ...(line === undefined ? {} : { line }),
      ...retryAfter,
    },
  };
}

/** Only the data of this kind; the document may have others. */
function told(kind: ProblemKind, data: z.output<typeof ProblemDocument>): Problem {
  const { availableAt, nextReminderAt, attemptsLeft, redirectUrl } = data;
  const isTimed =
    kind === 'not-in-system' ||
    kind === 'bought-recently' ||
    kind === 'document-locked' ||
    kind === 'letter-pin-locked';
  if (isTimed && availableAt !== undefined) return { kind, availableAt };
  if (kind === 'not-activated' && nextReminderAt !== undefined) return { kind, nextReminderAt };
  const isCounted = kind === 'pin-wrong' || kind === 'letter-pin-wrong';
  if (isCounted && attemptsLeft !== undefined) return { kind, attemptsLeft };
  const isElsewhere = kind === 'wrong-category' || kind === 'cooperation-card' || kind === 'tax-saving-card';
  if (isElsewhere && redirectUrl !== undefined) return { kind, redirectUrl };
  return { kind };
}

function kindOf(
  status: number,
  known: string | undefined,
  code: string | undefined,
  reason: string | undefined,
): ProblemKind {
  if (known !== undefined) return problemOfCode(known, reason) ?? 'unknown';
  const kind = problemOfStatus(status);
  // An unknown code says more than `server-down`: the general message shows it.
  return code !== undefined && kind === 'server-down' ? 'unknown' : kind;
}

/** The redemption line that a JSON pointer names; two digits, since a redemption has at most 20 lines. */
function lineOf(pointer: string | undefined): number | undefined {
  const index = /^\/items\/(\d{1,2})(?:\/|$)/.exec(pointer ?? '')?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Sanitises a foreign code, so that the app can show and quote it. */
function harmless(code: string): string {
  return code.replace(/[^A-Za-z0-9_.-]/g, '').slice(0, LONGEST_CODE);
}

/** Retry-After in whole seconds, at most a day. Accepts seconds and dates; null for anything else. */
function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null || !/^\d{1,9}(\.\d+)?$| GMT$/.test(header)) return null;
  const seconds = header.endsWith('GMT') ? (Date.parse(header) - now) / 1000 : Number(header);
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_WAIT) : null;
}
