import { expect, it } from 'vitest';
import { alarmsOf } from '#sandbox/operation/alarms.ts';
import type { Line } from '#sandbox/operation/line.ts';

type Counted = readonly [Line['kind'], Line['name'], Line['step'], count: number, upTo?: Line['upTo']];
const PAY = '/redeem/:shopId/pay';
const CHECK = '/redeem/:shopId/check';

/** A minute of six visits a second. */
const OPENED: readonly Counted[] = [
  ['step', 'opened', '/', 305],
  ['step', 'opened', '/:category?', 36],
  ['step', 'opened', '/shops', 559],
  ['step', 'opened', CHECK, 90],
  ['step', 'opened', PAY, 23],
  ['step', 'opened', '/payment/unzer-return', 5],
  ['step', 'opened', '/payment/amazon-pay-return', 6],
  ['step', 'opened', '/thankyou', 75],
  ['call', 'answered', '/shops', 1342, 1000],
];
/** What goes wrong on an ordinary day: how often in the worst minute of an hour. */
const USUAL: readonly Counted[] = [
  ['captcha', 'blocked', '/', 9],
  ['problem', 'already-redeemed', '/', 13],
  ['problem', 'code-unknown', '/', 9],
  ['problem', 'server-down', CHECK, 10],
  ['problem', 'timed-out', PAY, 2],
  ['problem', 'charge-unclear', '/payment/unzer-return', 1],
  ['start', 'script', 'other', 7],
  ['chunk', 'script', '/shops', 7],
  ['vendor', 'usercentrics', '/', 60],
  ['vendor', 'google-tag-manager', '/', 90],
  ['vendor', 'amazon-pay', PAY, 3],
  ['config', 'failed', '/', 2],
  ['call', 'answered', '/shops', 19, 10_000],
  ['call', 'lost', '/shops', 8],
  ['storage', 'blocked', '/', 7],
  ['policy', 'script', '/', 5],
  ['texts', 'de', '/', 2],
  ['clock', 'ahead', '/', 11],
  ['crash', 'screen', '/shops', 4],
];

const lineOf = ([kind, name, step, count, upTo]: Counted, site: string): Line => ({
  ...(upTo !== undefined && { upTo }),
  site,
  kind,
  name,
  step,
  count,
});

/** The alarms of a minute, with what they are about. */
function soundedBy(counted: readonly Counted[], site = 'de'): readonly (readonly string[])[] {
  const usual = [...OPENED, ...USUAL].map((one) => lineOf(one, 'de'));
  const alarms = alarmsOf([...usual, ...counted.map((one) => lineOf(one, site))]);
  return alarms.map(({ id, about }) => (about === null ? [id] : [id, about]));
}

it('sounds no alarm in the worst minute of an ordinary hour', () => {
  expect(soundedBy([])).toEqual([]);
});

it.each<readonly [title: string, sounds: readonly string[], counted: readonly Counted[]]>([
  ['the captcha’s host is blocked', ['captcha-blocked'], [['captcha', 'blocked', '/', 169]]],
  [
    'a batch of redeemed codes is tried again',
    ['code-wave', 'already-redeemed'],
    [['problem', 'already-redeemed', '/', 129]],
  ],
  ['the consent tool is down', ['vendor-missing', 'usercentrics'], [['vendor', 'usercentrics', '/', 250]]],
  ['the card’s scripts are gone', ['provider-missing', 'unzer'], [['vendor', 'unzer', PAY, 14]]],
  ['a blocker stops the library', ['app-not-started'], [['start', 'script', 'other', 60]]],
  ['the app throws at its start', ['app-not-started'], [['start', 'failed', 'other', 60]]],
  ['a release removed scripts', ['chunks-missing'], [['chunk', 'script', '/shops', 392]]],
  [
    'the payment provider does not answer',
    ['payments-late'],
    [
      ['problem', 'timed-out', PAY, 4],
      ['problem', 'charge-unclear', '/payment/unzer-return', 5],
    ],
  ],
  [
    'every second call is slow',
    ['slow-backend'],
    [
      ['call', 'answered', '/shops', 484, 10_000],
      ['call', 'lost', '/shops', 114],
    ],
  ],
  ['a browser’s new version blocks storage', ['storage-blocked'], [['storage', 'blocked', '/', 108]]],
  ['a tag manager adds a script', ['policy-violated'], [['policy', 'script', '/', 503]]],
  [
    'the texts of a release are missing',
    ['texts-missing'],
    [
      ['texts', 'de', '/', 110],
      ['texts', 'en', '/', 59],
      ['texts', 'fr', '/', 63],
    ],
  ],
  ['the French texts are broken', ['language-broken', 'fr'], [['texts', 'fr', '/', 80]]],
  ['orders end in an error', ['redemptions-refused'], [['problem', 'server-down', CHECK, 57]]],
  ['the backend’s clock is slow', ['clocks-off'], [['clock', 'ahead', '/', 284]]],
])('sounds one alarm, in the minute in which %s', (_, sounds, counted) => {
  expect(soundedBy(counted)).toEqual([sounds]);
});

it('sounds one alarm, in the minute in which the configuration of fr fails', () => {
  expect(soundedBy([['config', 'failed', '/', 21]], 'fr')).toEqual([['brand-down', 'fr']]);
});

const idsOf = (...counted: readonly Counted[]) =>
  alarmsOf(counted.map((one) => lineOf(one, 'de'))).map(({ id }) => id);

it.each([
  ['trusted-types-violated', 'trusted-types', 'sink', 3],
  ['screens-crash', 'crash', 'screen', 2],
] as const)('sounds %s from 8 on and only above its share', (id, kind, name, percent) => {
  const ids = (count: number, opened: number) =>
    idsOf(['step', 'opened', '/shops', opened], [kind, name, '/shops', count]);
  expect(ids(7, 7)).toEqual([]);
  expect(ids(8, 8)).toEqual([id]);
  expect(ids(10 * percent, 1000)).toEqual([]);
  expect(ids(10 * percent + 1, 1000)).toEqual([id]);
});

it.each(['/payment/unzer-return', '/payment/amazon-pay-return'] as const)(
  'counts payments without an answer on %s, to which the bank or the wallet leads back',
  (step) => {
    const ids = (opened: number) =>
      idsOf(['step', 'opened', step, opened], ['problem', 'charge-unclear', step, 5]);
    expect(ids(10)).toEqual(['payments-late']);
    expect(ids(25)).toEqual([]);
  },
);
