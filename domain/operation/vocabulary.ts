import { LANGUAGES } from '../language/locale.ts';
import { PROBLEM_KINDS } from '../problem/problem.ts';
import { TOKEN_FIELDS } from '../voucher/tokenField.ts';
import { MEASURES } from './buckets.ts';

/** What does not fit a list becomes this. */
export const OTHER = 'other';

/** Everything that the operator's log can say, by kind. Whatever is not here cannot be sent. */
export const NAMES = {
  /** A page was opened; the measure of all rates. */
  step: ['opened'],
  /** A problem was shown. */
  problem: PROBLEM_KINDS,
  /** A field of the voucher token could not be read. */
  token: TOKEN_FIELDS,
  vital: MEASURES.filter((measure) => measure !== 'call'),
  /** A call to the backend ended, with its retries. */
  call: ['answered', 'lost'],
  /** The page's security policy blocked something. */
  policy: ['script', 'style', 'picture', 'font', 'connection', 'frame', 'form', 'worker', OTHER],
  'trusted-types': ['sink', 'policy', OTHER],
  crash: ['screen', 'error', 'rejection'],
  /** A page could not start the app: a script did not load, nothing came of it in 30 s, or the app threw. */
  start: ['script', 'stalled', 'failed'],
  /** A script or style of ours did not load. */
  chunk: ['script', 'style'],
  /** A vendor's script or style did not load; once per page load, however often it was tried. */
  vendor: ['usercentrics', 'google-tag-manager', 'zendesk', 'amazon-pay', 'unzer', OTHER],
  config: ['failed', 'odd-field', 'consent-unmapped'],
  texts: LANGUAGES,
  captcha: ['blocked'],
  storage: ['blocked'],
  /** The device's clock is far off. */
  clock: ['ahead', 'behind'],
  geocoding: ['failed'],
  queue: ['wanted'],
  other: [OTHER],
} as const;

export type EventKind = keyof typeof NAMES;
export type EventName<Kind extends EventKind> = (typeof NAMES)[Kind][number];

/** Something to count. `value` is in milliseconds, for CLS without a unit; only `vital` and `call` have one. */
export type Fact = {
  readonly [Kind in EventKind]: {
    readonly kind: Kind;
    readonly name: EventName<Kind>;
    readonly value?: number;
    /** Of a crash: where in our scripts. */
    readonly at?: string | null;
  };
}[EventKind];

export const ENGINES = ['blink', 'gecko', 'webkit', OTHER] as const;
export type Engine = (typeof ENGINES)[number];
