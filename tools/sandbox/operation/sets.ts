import type { Line } from './line.ts';
import { BOUNDS } from './names.ts';

/** Lines whose kind is this, and whose other values are in the lists, where there are lists. */
export interface Selector {
  readonly kind: Line['kind'];
  readonly names?: readonly string[];
  readonly steps?: readonly string[];
  /** Upper bounds of buckets; null for the highest bucket, which has none. */
  readonly bounds?: readonly (number | null)[];
}

/** What an alarm counts. Its selectors have no line in common. */
export interface CountedSet {
  readonly id: string;
  /** What is counted, in words. */
  readonly says: string;
  readonly selectors: readonly Selector[];
}

const ENTRY = ['/', '/:category?'];
const CHECK = ['/redeem/:shopId/check', '/basket/check', '/donate/check'];
/** Also where a bank or wallet leads back to, because many payments are finished there. */
const PAY = [
  '/redeem/:shopId/pay',
  '/basket/pay',
  '/prepaid/checkout',
  '/prepaid/order/pay',
  '/payment/unzer-return',
  '/payment/amazon-pay-return',
];
const LATE = ['timed-out', 'charge-unclear', 'payment-open', 'server-down'];
const SLOW_MS = 3_000;

const openedAt = (steps: readonly string[]): Selector => ({ kind: 'step', steps });
const configFailed: Selector = { kind: 'config', names: ['failed'] };

export const opened = setOf('opened', 'opened pages', { kind: 'step' });
export const openedEntries = setOf('opened_entries', 'opened code fields', openedAt(ENTRY));
export const openedChecks = setOf('opened_checks', 'opened checks', openedAt(CHECK));
export const openedPayments = setOf(
  'opened_payments',
  'opened payment pages, including those to which a bank or wallet leads back',
  openedAt(PAY),
);
export const visits = setOf('visits', 'visits of the brand', openedAt(ENTRY), configFailed);
export const starts = setOf(
  'starts',
  'pages that opened or could not start',
  { kind: 'step' },
  { kind: 'start' },
);
export const calls = setOf('calls', 'calls', { kind: 'call' });

export const slowCalls = setOf(
  'slow_calls',
  `calls above ${SLOW_MS / 1000} s or lost`,
  { kind: 'call', names: ['lost'] },
  {
    kind: 'call',
    names: ['answered'],
    bounds: [...BOUNDS.call.filter((bound) => bound > SLOW_MS), null],
  },
);
export const captchas = setOf('captchas', 'captchas that do not work', { kind: 'captcha' });
export const refusedCodes = setOf('refused_codes', 'problems at the code field', {
  kind: 'problem',
  steps: ENTRY,
});
export const failedStarts = setOf('failed_starts', 'pages that could not start the app', { kind: 'start' });
export const chunks = setOf('chunks', 'scripts and styles of the app that did not load', { kind: 'chunk' });
export const vendors = setOf('vendors', 'missing scripts of vendors', { kind: 'vendor' });
export const providers = setOf('providers', 'missing scripts of vendors on payment pages', {
  kind: 'vendor',
  steps: PAY,
});
export const latePayments = setOf('late_payments', 'payments without an answer', {
  kind: 'problem',
  names: LATE,
  steps: PAY,
});
export const configs = setOf('configs', 'failed configurations', configFailed);
export const storages = setOf('storages', 'browsers that keep nothing', { kind: 'storage' });
export const scripts = setOf('scripts', 'scripts that the security policy blocked', {
  kind: 'policy',
  names: ['script'],
});
export const trustedTypes = setOf('trusted_types', 'violations of Trusted Types', { kind: 'trusted-types' });
export const texts = setOf('texts', 'texts that did not load', { kind: 'texts' });
export const refusedRedemptions = setOf('refused_redemptions', 'problems on checks', {
  kind: 'problem',
  steps: CHECK,
});
export const clocks = setOf('clocks', 'clocks that differ from the backend’s', { kind: 'clock' });
export const crashes = setOf('crashes', 'screens that could not be drawn', {
  kind: 'crash',
  names: ['screen'],
});

function setOf(id: string, says: string, ...selectors: readonly Selector[]): CountedSet {
  return { id, says, selectors };
}

export function belongsTo({ selectors }: CountedSet, line: Line): boolean {
  return selectors.some(
    ({ kind, names, steps, bounds }) =>
      line.kind === kind &&
      (names?.includes(line.name) ?? true) &&
      (steps?.includes(line.step) ?? true) &&
      (bounds?.includes(line.upTo ?? null) ?? true),
  );
}
