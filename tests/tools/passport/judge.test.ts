import { expect, it } from 'vitest';
import type { Claim } from '#tools/passport/claims.ts';
import { judge, namedBy } from '#tools/passport/judge.ts';
import type { TestOutcome } from '#tools/passport/testOutcomes.ts';

const FILE = 'e2e/keyboard.spec.ts';
const CLAIM: Claim = {
  id: 'keyboard',
  claim: 'Everything can be used with a keyboard alone.',
  criteria: ['2.1.1'],
  statement: [],
  tests: [
    { file: FILE, test: 'the journey goes by keyboard' },
    { file: FILE, test: 'a menu on … opens' },
  ],
};

const ran = (name: string, outcome: TestOutcome['outcome'], file = FILE) => ({ file, name, outcome });
const PASSED = [
  ran('the journey goes by keyboard', 'passed'),
  ran('a menu on de opens', 'passed'),
  ran('a menu on gb opens', 'passed'),
];

it('proves a claim all of whose tests passed, and counts them', () => {
  const { verdict, reasons, tests } = judge(CLAIM, PASSED, null);
  expect([verdict, reasons]).toEqual(['proven', []]);
  expect(tests.map(({ count }) => count)).toEqual([1, 2]);
});

it.each([
  ['failed', [...PASSED, ran('a menu on fr opens', 'failed')]],
  ['skipped', [...PASSED, ran('a menu on fr opens', 'skipped')]],
  ['missing', PASSED.slice(0, 1)],
  ['missing', [...PASSED.slice(0, 1), ran('a menu on de opens', 'passed', 'e2e/menus.spec.ts')]],
  ['missing', [...PASSED.slice(0, 1), ran('a menu on de opens twice', 'passed')]],
] as const)('does not prove a claim with a test that is %s', (outcome, outcomes) => {
  const { verdict, reasons } = judge(CLAIM, outcomes, null);
  expect(verdict).toBe('not proven');
  expect(reasons).toEqual([`${outcome}: ${FILE}, a menu on … opens`]);
});

it('does not prove a claim without a test', () => {
  const { verdict, reasons } = judge({ ...CLAIM, tests: [] }, PASSED, null);
  expect([verdict, reasons]).toEqual(['not proven', ['no test is named']]);
});

it('does not prove a claim by reports of another commit, whatever they say', () => {
  const { verdict, reasons, tests } = judge(CLAIM, PASSED, 'the last npm test ran at 0123abcd');
  expect([verdict, reasons]).toEqual(['not proven', ['the last npm test ran at 0123abcd']]);
  expect(tests.every(({ outcome }) => outcome === 'missing')).toBe(true);
});

it('takes signs of a name to the letter', () => {
  expect(namedBy('at … px (wide) > a + b')('at 390 px (wide) > a + b')).toBe(true);
  expect(namedBy('a.b')('axb')).toBe(false);
});
