import { type Instant, SECOND } from '../core/clock.ts';
import { type Random, pick } from '../core/random.ts';
import { BOUNDS, MEASURES } from './names.ts';
import type { Odds } from './odds.ts';
import type { OperationEvent } from './readLog.ts';
import type { Step } from './steps.ts';

/** An event of a session, and whether the page sends it within seconds. */
export interface Note {
  readonly at: Instant;
  readonly event: Omit<OperationEvent, 'count'>;
  readonly isUrgent: boolean;
}

export interface Visit {
  readonly site: string;
  readonly language: string;
  readonly notes: readonly Note[];
  /** When the page is hidden and sends what it has; the last one is its end. */
  readonly hidden: readonly Instant[];
}

/** The step, and how many seconds a user stays on the one before. */
const STEPS_ON: readonly (readonly [step: Step, seconds: number])[] = [
  ['/shops/:id/:slug?', 20],
  ['/redeem/:shopId/value', 10],
  ['/redeem/:shopId/details', 10],
  ['/redeem/:shopId/check', 30],
];
const REFUSALS = [
  'code-unknown',
  'not-activated',
  'expired-by-age',
  'bought-recently',
  'blocked-other',
] as const;
const LEAVES_AT_ONCE = 0.35;
const LEAVES_THE_WALL = 0.4;
const LEAVES_A_STEP = 0.12;
const LOOKS_AWAY = 0.15;
const PAYS = 0.3;
/** Of those who pay; the others pay by a card whose bank asks nothing. */
const LEADS_BACK = 0.5;
const RETURNS = ['/payment/unzer-return', '/payment/amazon-pay-return'] as const;
const PAYMENT_LIMIT = 30;

interface About {
  readonly random: Random;
  readonly begins: Instant;
  readonly site: string;
  readonly language: string;
  /** The odds of this visitor at a time. */
  readonly oddsAt: (at: Instant) => Odds;
}

/** One simulated visit: from the code field as far as the user gets. */
export function simulatedVisit({ random, begins, site, language, oddsAt }: About): Visit {
  const notes: Note[] = [];
  const hidden: Instant[] = [];
  let at = begins;
  let step: Step = random() < 0.1 ? '/:category?' : '/';

  const passes = (seconds: number): void => {
    at += seconds * (0.6 + 0.8 * random()) * SECOND;
  };
  const happens = (what: keyof Odds): boolean => random() < oddsAt(at)[what];
  const add = (event: Omit<OperationEvent, 'count' | 'step'>, isUrgent = true): void => {
    notes.push({ at, event: { ...event, step }, isUrgent });
  };
  const calls = (): void => {
    const isSlow = happens('callSlow');
    if (isSlow && random() < 0.2) return add({ kind: 'call', name: 'lost' });
    add(
      { kind: 'call', name: 'answered', upTo: isSlow ? 10_000 : pick(random, [100, 300, 300, 1000]) },
      isSlow,
    );
  };
  const opens = (next: Step): void => {
    step = next;
    add({ kind: 'step', name: 'opened' }, false);
    calls();
    if (happens('chunkMissing')) add({ kind: 'chunk', name: 'script' });
    if (happens('scriptBlocked')) add({ kind: 'policy', name: 'script' });
    if (happens('screenCrashed')) add({ kind: 'crash', name: 'screen' });
    if (random() < LOOKS_AWAY) hidden.push(at + 3 * SECOND);
  };
  const ends = (seconds: number): Visit => {
    passes(seconds);
    vitalsOf(random).forEach((event) => add(event, false));
    return { site, language, notes, hidden: [...hidden, at] };
  };

  if (happens('configFailed')) {
    add({ kind: 'config', name: 'failed' });
    return ends(20);
  }
  opens(step);
  if (happens('textsFailed')) add({ kind: 'texts', name: language as 'de' });
  if (happens('clockOff')) add({ kind: 'clock', name: 'ahead' });
  if (random() < LEAVES_AT_ONCE) return ends(15);
  passes(4);
  if (happens('captchaBlocked')) add({ kind: 'captcha', name: 'blocked' });
  passes(12);
  calls();
  if (happens('codeRefused')) {
    add({ kind: 'problem', name: happens('redeemedAlready') ? 'already-redeemed' : pick(random, REFUSALS) });
    return ends(15);
  }
  if (happens('storageBlocked')) add({ kind: 'storage', name: 'blocked' });
  opens('/shops');
  if (random() < LEAVES_THE_WALL) return ends(40);
  for (const [next, seconds] of STEPS_ON) {
    passes(seconds);
    opens(next);
    if (random() < LEAVES_A_STEP) return ends(20);
  }
  passes(8);
  if (happens('orderRefused')) {
    add({ kind: 'problem', name: 'server-down' });
    return ends(15);
  }
  if (random() < PAYS) {
    opens('/redeem/:shopId/pay');
    const leadsBack = random() < LEADS_BACK;
    if (leadsBack) {
      passes(15);
      opens(pick(random, RETURNS));
    }
    if (happens('paymentLate')) {
      at += PAYMENT_LIMIT * SECOND;
      add({ kind: 'problem', name: leadsBack ? 'charge-unclear' : 'timed-out' });
      return ends(20);
    }
    passes(20);
  }
  opens('/thankyou');
  return ends(20);
}

/** What a page knows of its speed when it is left: mostly good values. */
function vitalsOf(random: Random): readonly Omit<OperationEvent, 'count' | 'step'>[] {
  return MEASURES.filter((measure) => measure !== 'call').map((name) => {
    const bounds = BOUNDS[name];
    // The product of two draws leans to the lower buckets.
    const upTo = bounds[Math.floor(random() * random() * (bounds.length + 1))];
    return { kind: 'vital', name, ...(upTo !== undefined && { upTo }) };
  });
}
