import * as sets from './sets.ts';

/** When an operator should be called. `part` and `whole` are counted in the last minute. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  /** What is wrong. */
  readonly part: sets.CountedSet;
  /** What could be. */
  readonly whole: sets.CountedSet;
  /** The alarm sounds from this number of `part` on, and only above `share` of `whole`. */
  readonly least: number;
  readonly share: number;
  /** Counted apart for each value of it; without it, together. */
  readonly by?: 'site' | 'name';
}

/** The alarms. `npm run alarms` makes Prometheus rules of them. The shares are several times what is usual. */
export const RULES: readonly Rule[] = [
  {
    id: 'captcha-blocked',
    title: 'The captcha does not work',
    part: sets.captchas,
    whole: sets.openedEntries,
    least: 10,
    share: 0.2,
  },
  {
    id: 'code-wave',
    title: 'A wave of one refusal at the code field',
    part: sets.refusedCodes,
    whole: sets.openedEntries,
    least: 15,
    share: 0.25,
    by: 'name',
  },
  {
    id: 'app-not-started',
    title: 'Pages cannot start the app',
    part: sets.failedStarts,
    whole: sets.starts,
    least: 8,
    share: 0.03,
  },
  {
    id: 'chunks-missing',
    title: 'Scripts of the app are missing',
    part: sets.chunks,
    whole: sets.opened,
    least: 10,
    share: 0.03,
  },
  {
    id: 'vendor-missing',
    title: 'The scripts of a vendor are missing',
    part: sets.vendors,
    whole: sets.opened,
    least: 10,
    share: 0.2,
    by: 'name',
  },
  {
    id: 'provider-missing',
    title: 'The scripts of a payment provider are missing',
    part: sets.providers,
    whole: sets.openedPayments,
    least: 5,
    share: 0.3,
    by: 'name',
  },
  {
    id: 'payments-late',
    title: 'Payments get no answer',
    part: sets.latePayments,
    whole: sets.openedPayments,
    least: 5,
    share: 0.2,
  },
  {
    id: 'brand-down',
    title: 'A brand cannot be opened',
    part: sets.configs,
    whole: sets.visits,
    least: 4,
    share: 0.4,
    by: 'site',
  },
  {
    id: 'slow-backend',
    title: 'The backend is slow',
    part: sets.slowCalls,
    whole: sets.calls,
    least: 20,
    share: 0.15,
  },
  {
    id: 'storage-blocked',
    title: 'Browsers keep nothing',
    part: sets.storages,
    whole: sets.openedEntries,
    least: 10,
    share: 0.1,
  },
  {
    id: 'policy-violated',
    title: 'The security policy blocks a script',
    part: sets.scripts,
    whole: sets.opened,
    least: 8,
    share: 0.03,
  },
  {
    id: 'trusted-types-violated',
    title: 'A script writes markup that is not trusted',
    part: sets.trustedTypes,
    whole: sets.opened,
    least: 8,
    share: 0.03,
  },
  {
    id: 'texts-missing',
    title: 'Texts cannot be loaded',
    part: sets.texts,
    whole: sets.opened,
    least: 20,
    share: 0.1,
  },
  {
    id: 'language-broken',
    title: 'The texts of a language cannot be loaded',
    part: sets.texts,
    whole: sets.texts,
    least: 8,
    share: 0.8,
    by: 'name',
  },
  {
    id: 'redemptions-refused',
    title: 'Redemptions are refused',
    part: sets.refusedRedemptions,
    whole: sets.openedChecks,
    least: 8,
    share: 0.25,
  },
  {
    id: 'clocks-off',
    title: 'The clocks of devices and backend differ',
    part: sets.clocks,
    whole: sets.openedEntries,
    least: 8,
    share: 0.1,
  },
  {
    id: 'screens-crash',
    title: 'A screen crashes',
    part: sets.crashes,
    whole: sets.opened,
    least: 8,
    share: 0.02,
  },
];
