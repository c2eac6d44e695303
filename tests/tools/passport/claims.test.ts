import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readClaims } from '#tools/passport/claims.ts';
import { CRITERIA, criteriaWithoutClaim } from '#tools/passport/criteria.ts';
import { statedSentences } from '#tools/passport/statement.ts';
import { testNamesIn } from './testNames.ts';

const claims = readClaims();
const named = new Map<string, readonly string[]>();

function testsIn(file: string): readonly string[] {
  const names = named.get(file) ?? (existsSync(file) ? testNamesIn(file) : []);
  named.set(file, names);
  return names;
}

it.each(claims.map(({ id, tests }) => [id, tests] as const))(
  'names tests that there are for %s',
  (_, tests) => {
    const missing = tests.filter(({ file, test }) => !testsIn(file).includes(test));
    expect(missing).toEqual([]);
  },
);

it('names each claim once', () => {
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
});

it('stands for sentences that the statement of the app has', () => {
  const sentences = statedSentences([]).map(({ sentence }) => sentence);
  expect(sentences.length).toBeGreaterThan(6);
  expect(claims.flatMap(({ statement }) => statement).filter((one) => !sentences.includes(one))).toEqual([]);
});

/** What no test can show. */
const WITHOUT_CLAIM = [
  'This site follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  'Some content is not in our hands alone.',
  'The pages of payment providers are their own.',
];

it('stands for every sentence of the statement that a test can show', () => {
  const without = statedSentences(claims).filter((one) => one.claims.length === 0);
  expect(without.map(({ sentence }) => sentence)).toEqual(WITHOUT_CLAIM);
});

it('knows the 55 criteria of WCAG 2.2 A and AA, and names those without a claim', () => {
  expect(Object.keys(CRITERIA)).toHaveLength(55);
  expect(claims.flatMap(({ criteria }) => criteria).filter((one) => !(one in CRITERIA))).toEqual([]);
  const without = criteriaWithoutClaim([
    { criteria: Object.keys(CRITERIA).filter((one) => one !== '1.4.2') },
  ]);
  expect(without).toEqual(['1.4.2 Audio Control']);
});
