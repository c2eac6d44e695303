import * as z from 'zod/mini';
import type { MoneyState, Problem } from '#domain/problem/problem.ts';
import { problemOfCode, problemOfStatus } from '#domain/problem/problemOfCode.ts';
import { instant, oneOf, orAbsent, readable, whole, words } from './shapes.ts';

const WIRE_MONEY_STATES = ['untouched', 'reserved', 'spent'] as const satisfies readonly MoneyState[];
const LONGEST_CODE = 24;
const LONGEST_WAIT = 24 * 60 * 60;

/**
 * A problem document (RFC 9457 with members of our own). Each member is read by itself, so that an odd one hides no
 * other.
 */
const ProblemDocument = z.object({
  errors: z.array(z.unknown()),
  reason: orAbsent(z.string()),
  availableAt: orAbsent(instant),
  nextReminderAt: orAbsent(instant),
  redirectUrl: orAbsent(words(2000)),
  moneyState: orAbsent(oneOf(WIRE_MONEY_STATES)),
  attemptsLeft: orAbsent(whole(0)),
});

const ErrorEntry = z.object({ code: z.string(), pointer: orAbsent(z.string()) });

/**
 * What a refusing answer says. `isDocument` is false if it is no problem document, so that it may come from a proxy and
 * not from the backend.
 */
export interface Refusal {
  readonly status: number;
  readonly isDocument: boolean;
  readonly problem: Problem;
}

/**
 * Reads a refusing answer: by its error codes, then by its status (product 15.5). Every answer gives exactly
 * one problem, whatever its body is. `now` is the device's time in epoch milliseconds, for a Retry-After that is a
 * date.
 */
export function refusalOf(status: number, body: unknown, headers: Headers, now: number): Refusal {
  const document = ProblemDocument.safeParse(body);
  const waiting = retryAfterSeconds(headers.get('Retry-After'), now);
  const retryAfter = waiting === null ? {} : { retryAfterSeconds: waiting };
  if (!document.success) {
    const kind = problemOfStatus(status);
    return {
      status,
      isDocument: false,
      problem: { kind: kind === 'unknown' ? 'unreadable-answer' : kind, ...retryAfter },
    };
  }
  const { errors, reason, availableAt, nextReminderAt, redirectUrl, moneyState, attemptsLeft } =
    document.data;
  const entries = readable(errors, ErrorEntry);
  const codes = entries.map((entry) => entry.code);
  const line = lineOf(entries[0]?.pointer);
  const known = codes.find((code) => problemOfCode(code, reason) !== undefined);
  const code = known ?? codes.map(harmless).find((cleaned) => cleaned !== '');
  return {
    status,
    isDocument: true,
    problem: {
      kind: kindOf(status, known, code, reason),
      ...(code === undefined ? {} : { code }),
      ...(availableAt === undefined ? {} : { availableAt }),
      ...(nextReminderAt === undefined ? {} : { nextReminderAt }),
      ...(redirectUrl === undefined ? {} : { redirectUrl }),
      ...(moneyState === undefined ? {} : { moneyState }),
      ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
      ...(line === undefined ? {} : { line }),
      ...retryAfter,
    },
  };
}

function kindOf(
  status: number,
  known: string | undefined,
  code: string | undefined,
  reason: string | undefined,
): Problem['kind'] {
  if (known !== undefined) return problemOfCode(known, reason) ?? 'unknown';
  const kind = problemOfStatus(status);
  // A code that we do not know says more than "the server is down": it is shown with the general message.
  return code !== undefined && kind === 'server-down' ? 'unknown' : kind;
}

/** The line of a redemption that a pointer leads into; at most two digits, since there are 20 lines at most. */
function lineOf(pointer: string | undefined): number | undefined {
  const index = /^\/items\/(\d{1,2})(?:\/|$)/.exec(pointer ?? '')?.[1];
  return index === undefined ? undefined : Number(index);
}

/** A code of somebody else's making, fit to be shown and quoted: letters, digits, dots, dashes, and not many. */
function harmless(code: string): string {
  return code.replace(/[^A-Za-z0-9_.-]/g, '').slice(0, LONGEST_CODE);
}

/** Retry-After in seconds, at most a day: as seconds or as a date; null where it says neither. */
function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), LONGEST_WAIT) : null;
}
