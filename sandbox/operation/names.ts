import type { Wire } from '../core/wire.ts';

type Event = Wire['OperationEvent'];

const PROBLEMS = [
  'code-unknown', 'already-redeemed', 'not-activated', 'expired-by-age', 'expired-external',
  'cancelled-replaced', 'cancelled-theft', 'old-format', 'not-in-system', 'wrong-category',
  'cooperation-card', 'tax-saving-card', 'invalid-ask-merchant', 'insufficient-credit', 'bought-recently',
  'blocked-expired', 'blocked-redeemed', 'blocked-fraud', 'blocked-other', 'safety-lock',
  'partner-unavailable', 'shop-gone', 'shop-refuses-card', 'link-expired', 'link-unknown',
  'third-party-unknown', 'code-delayed', 'code-revealed', 'giveaway-gone', 'giveaway-had',
  'order-not-found', 'order-undeterminable', 'organisation-gone', 'donation-unclear',
  'serial-number-unknown', 'charge-under-way', 'charge-had', 'charge-refused', 'charge-expired',
  'charge-unclear', 'payment-open', 'payment-failed', 'payment-cancelled', 'payment-contradicted',
  'payment-unusable', 'order-changed', 'document-unknown', 'document-expired', 'document-locked',
  'pin-wrong', 'file-unusable', 'check-unknown', 'letter-pin-wrong', 'letter-pin-locked', 'upload-refused',
  'activation-unknown', 'session-expired', 'over-on-arrival', 'captcha-invalid', 'too-many-requests',
  'offline', 'timed-out', 'server-down', 'unreadable-answer', 'redemption-unclear', 'redemption-changed',
  'answer-mismatch', 'unknown',
] as const;

/** What each kind of event may be called. */
export const NAMES = {
  step: ['opened'],
  problem: PROBLEMS,
  vital: ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'],
  call: ['answered', 'lost'],
  policy: ['script', 'style', 'picture', 'font', 'connection', 'frame', 'form', 'worker', 'other'],
  'trusted-types': ['sink', 'policy', 'other'],
  crash: ['screen', 'error', 'rejection'],
  chunk: ['script', 'style'],
  config: ['failed', 'odd-field'],
  texts: ['de', 'en', 'fr', 'it', 'nl'],
  captcha: ['blocked'],
  storage: ['blocked'],
  clock: ['ahead', 'behind'],
  geocoding: ['failed'],
  queue: ['wanted'],
  other: ['other'],
} as const satisfies Readonly<Record<Event['kind'], readonly Event['name'][]>>;

/** Upper bounds of the buckets of what is measured, in milliseconds; CLS has no unit. */
export const BOUNDS = {
  LCP: [1000, 1800, 2500, 4000, 8000],
  INP: [50, 100, 200, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
  TTFB: [100, 200, 400, 800, 1800, 3600],
  FCP: [500, 1000, 1800, 3000, 6000],
  call: [100, 300, 1000, 3000, 10_000, 30_000],
} as const;
export type Measure = keyof typeof BOUNDS;
export const MEASURES = Object.keys(BOUNDS) as Measure[];
