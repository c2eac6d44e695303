import type { Line } from './book.ts';

/** When an operator should be called. `part` and `whole` are counted in the last minute. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** Whether a line is one of what is wrong. */
  readonly part: (line: Line) => boolean;
  /** Whether it is one of those that could be. */
  readonly whole: (line: Line) => boolean;
  /** The alarm sounds from this number of `part` on, and only above `share` of `whole`. */
  readonly least: number;
  readonly share: number;
  /** Counted apart for each value of it; without it, together. */
  readonly by?: 'site' | 'name';
}

const ENTRY: ReadonlySet<string> = new Set(['/', '/:category?']);
const CHECK: ReadonlySet<string> = new Set(['/redeem/:shopId/check', '/basket/check', '/donate/check']);
/** Also where a bank or wallet leads back to, because many payments are finished there. */
const PAY: ReadonlySet<string> = new Set([
  '/redeem/:shopId/pay',
  '/basket/pay',
  '/prepaid/checkout',
  '/prepaid/order/pay',
  '/payment/unzer-return',
  '/payment/amazon-pay-return',
]);
const LATE: ReadonlySet<string> = new Set(['timed-out', 'charge-unclear', 'payment-open', 'server-down']);
const SLOW_MS = 3_000;

const opened = ({ kind }: Line): boolean => kind === 'step';
const openedAt = (steps: ReadonlySet<string>) => (line: Line) => opened(line) && steps.has(line.step);
const isKind = (kind: Line['kind']) => (line: Line) => line.kind === kind;
const isSlow = ({ kind, name, upTo }: Line): boolean =>
  kind === 'call' && (name === 'lost' || upTo === undefined || upTo > SLOW_MS);

/** The alarms of docs/operation.md. The shares are several times what is usual. */
export const RULES: readonly Rule[] = [
  {
    id: 'captcha-blocked',
    title: 'The captcha does not work',
    part: isKind('captcha'),
    whole: openedAt(ENTRY),
    least: 10,
    share: 0.2,
  },
  {
    id: 'code-wave',
    title: 'A wave of one refusal at the code field',
    part: ({ kind, step }) => kind === 'problem' && ENTRY.has(step),
    whole: openedAt(ENTRY),
    least: 15,
    share: 0.25,
    by: 'name',
  },
  {
    id: 'app-not-started',
    title: 'Pages cannot start the app',
    part: isKind('start'),
    whole: (line) => opened(line) || line.kind === 'start',
    least: 8,
    share: 0.03,
  },
  {
    id: 'chunks-missing',
    title: 'Scripts of the app are missing',
    part: isKind('chunk'),
    whole: opened,
    least: 10,
    share: 0.03,
  },
  {
    id: 'vendor-missing',
    title: 'The scripts of a vendor are missing',
    part: isKind('vendor'),
    whole: opened,
    least: 10,
    share: 0.2,
    by: 'name',
  },
  {
    id: 'provider-missing',
    title: 'The scripts of a payment provider are missing',
    part: ({ kind, step }) => kind === 'vendor' && PAY.has(step),
    whole: openedAt(PAY),
    least: 5,
    share: 0.3,
    by: 'name',
  },
  {
    id: 'payments-late',
    title: 'Payments get no answer',
    part: ({ kind, name, step }) => kind === 'problem' && LATE.has(name) && PAY.has(step),
    whole: openedAt(PAY),
    least: 5,
    share: 0.2,
  },
  {
    id: 'brand-down',
    title: 'A brand cannot be opened',
    part: ({ kind, name }) => kind === 'config' && name === 'failed',
    whole: (line) => openedAt(ENTRY)(line) || (line.kind === 'config' && line.name === 'failed'),
    least: 4,
    share: 0.4,
    by: 'site',
  },
  {
    id: 'slow-backend',
    title: 'The backend is slow',
    part: isSlow,
    whole: isKind('call'),
    least: 20,
    share: 0.15,
  },
  {
    id: 'storage-blocked',
    title: 'Browsers keep nothing',
    part: isKind('storage'),
    whole: openedAt(ENTRY),
    least: 10,
    share: 0.1,
  },
  {
    id: 'policy-violated',
    title: 'The security policy blocks a script',
    part: ({ kind, name }) => kind === 'policy' && name === 'script',
    whole: opened,
    least: 8,
    share: 0.03,
  },
  {
    id: 'trusted-types-violated',
    title: 'A script writes markup that is not trusted',
    part: isKind('trusted-types'),
    whole: opened,
    least: 8,
    share: 0.03,
  },
  {
    id: 'texts-missing',
    title: 'Texts cannot be loaded',
    part: isKind('texts'),
    whole: opened,
    least: 20,
    share: 0.1,
  },
  {
    id: 'language-broken',
    title: 'The texts of a language cannot be loaded',
    part: isKind('texts'),
    whole: isKind('texts'),
    least: 8,
    share: 0.8,
    by: 'name',
  },
  {
    id: 'redemptions-refused',
    title: 'Redemptions are refused',
    part: ({ kind, step }) => kind === 'problem' && CHECK.has(step),
    whole: openedAt(CHECK),
    least: 8,
    share: 0.25,
  },
  {
    id: 'clocks-off',
    title: 'The clocks of devices and backend differ',
    part: isKind('clock'),
    whole: openedAt(ENTRY),
    least: 8,
    share: 0.1,
  },
  {
    id: 'screens-crash',
    title: 'A screen crashes',
    part: ({ kind, name }) => kind === 'crash' && name === 'screen',
    whole: opened,
    least: 8,
    share: 0.02,
  },
];
