import { DAY, HOUR, type Instant } from '../core/clock.ts';
import type { FraudCheck } from './check.ts';

/** The PIN of the ready-made letters. The leading zero is intended: a PIN is a text. */
export const LETTER_PIN = '042817';

/** The ready-made checks of `/sandbox/links`, one per state. */
export const READY_CHECKS = {
  fraudCheck: { ident: identOf('data'), title: 'Fraud check, from its beginning' },
  fraudCheckDocument: { ident: identOf('document'), title: 'Fraud check, document to be sent' },
  fraudCheckLetter: { ident: identOf('letter'), title: 'Fraud check, letter on its way' },
  fraudCheckPin: { ident: identOf('pin'), title: `Fraud check, PIN ${LETTER_PIN} to be entered` },
  fraudCheckLocked: { ident: identOf('locked'), title: 'Fraud check, PIN locked (FRDx2)' },
  fraudCheckReview: { ident: identOf('review'), title: 'Fraud check, in review' },
  fraudCheckReleased: { ident: identOf('released'), title: 'Fraud check, released' },
  fraudCheckBlocked: { ident: identOf('blocked'), title: 'Fraud check, blocked' },
} as const;

/** Seeded checks by ident. */
export function seedChecks(now: Instant): Map<string, FraudCheck> {
  const begun = { transactionNumber: 'FP-4821-0937', pin: LETTER_PIN, wrongPins: 0 };
  const data = { ...begun, letterTo: 'Ada Muster', dataAt: now - 4 * DAY };
  const letter = { ...data, documentAt: now - HOUR };
  const arrived = { ...data, documentAt: now - 4 * DAY };
  const verified = { ...arrived, verifiedAt: now - HOUR };
  const states: Record<keyof typeof READY_CHECKS, Omit<FraudCheck, 'ident'>> = {
    fraudCheck: begun,
    fraudCheckDocument: data,
    fraudCheckLetter: letter,
    fraudCheckPin: arrived,
    fraudCheckLocked: { ...arrived, wrongPins: 5, lockedUntil: now + DAY },
    fraudCheckReview: verified,
    fraudCheckReleased: { ...verified, decided: { how: 'RELEASED', at: now } },
    fraudCheckBlocked: { ...verified, decided: { how: 'BLOCKED', at: now } },
  };
  const names = Object.keys(states) as (keyof typeof READY_CHECKS)[];
  return new Map(
    names.map((name) => {
      const { ident } = READY_CHECKS[name];
      return [ident, { ident, ...states[name] }];
    }),
  );
}

function identOf(name: string): string {
  return `fp-${name.padEnd(32, '0')}`;
}
