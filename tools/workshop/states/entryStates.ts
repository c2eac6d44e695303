import type { ScreenState } from './screenState.ts';

/** Where a code is asked for, and what comes before it. */
export const ENTRY_STATES: readonly ScreenState[] = [
  { name: 'entry', title: 'the entry', area: 'entry', path: '/' },
  {
    name: 'entry-rest',
    title: 'the entry with a rest',
    area: 'entry',
    path: '/',
    kept: ({ valueInCent, currency }) => ({ 'balanceAfter.v1': { amountInCent: valueInCent, currency } }),
  },
  {
    name: 'entry-consent',
    title: 'the entry that asks for consent',
    area: 'entry',
    path: '/',
    asksConsent: true,
  },
  {
    name: 'captcha-failed',
    title: 'the entry without its captcha',
    area: 'entry',
    path: '/?captcha=fail',
  },
  {
    name: 'unknown-address',
    title: 'an unknown address',
    area: 'entry',
    path: '/no/such/page',
  },
  {
    name: 'high-maintenance',
    title: 'high maintenance',
    area: 'entry',
    path: '/',
    scenario: 'no-configuration',
  },
  {
    name: 'maintenance',
    title: 'maintenance',
    area: 'entry',
    path: '/',
    scenario: 'maintenance',
    sites: ['bank-one', 'bank-two'],
  },
];
