import type { AreaStates } from './screenState.ts';

/** Where a code is asked for, and what comes before it. */
export const ENTRY_STATES: AreaStates = {
  entry: [
    { name: 'entry', title: 'the entry', path: '/' },
    {
      name: 'entry-rest',
      title: 'the entry with a rest',
      path: '/',
      kept: ({ valueInCent, currency }) => ({ 'balanceAfter.v1': { amountInCent: valueInCent, currency } }),
    },
    { name: 'balance', title: 'the balance', path: '/', voucher: 'plain' },
    { name: 'entry-consent', title: 'the entry that asks for consent', path: '/', asksConsent: true },
    { name: 'captcha-failed', title: 'the entry without its captcha', path: '/?captcha=fail' },
    { name: 'not-found', title: 'an unknown address', path: '/no/such/page' },
    {
      name: 'nothing-loads',
      title: 'high maintenance',
      path: '/',
      scenario: 'no-configuration',
    },
    {
      name: 'maintenance',
      title: 'maintenance',
      path: '/',
      scenario: 'maintenance',
      sites: ['bank-one', 'bank-two'],
    },
  ],
};
