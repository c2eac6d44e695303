import { visit } from './begin.ts';
import { expect, test } from './test.ts';

/** Runs in the page: tries to set markup and a script address from plain text. */
function attempts(): string[] {
  return [
    () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>'),
    () => Object.assign(document.createElement('script'), { src: '/js/x.js' }),
  ].map((attempt) => {
    try {
      attempt();
      return 'done';
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
  });
}

test('trusted types block text as markup and as a script address on a plain page', async ({
  visitor,
  at,
  gate,
}) => {
  await visit(visitor, at('de', '/prepaid'));
  const isKnown = await visitor.evaluate(() => 'trustedTypes' in window, null);
  test.skip(!isKnown, 'this version knows no trusted types');
  expect(await visitor.evaluate(attempts, null)).toEqual(['TypeError', 'TypeError']);
  // The reports, by which every other test judges the pages, still arrive.
  const isReport = (told: string) => told.includes('require-trusted-types-for');
  await expect.poll(() => gate.told.filter(isReport).length).toBeGreaterThanOrEqual(2);
  gate.told.splice(0);
});

test('the tests notice violations of the policy and page errors: a style, a picture, an error', async ({
  visitor,
  at,
  gate,
}) => {
  // A plain page: where vendors run, inline styles are allowed.
  await visit(visitor, at('de', '/prepaid'));
  await visitor.evaluate(() => {
    document.body.setAttribute('style', 'color:red');
    document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
    setTimeout(() => {
      throw new Error('odd');
    });
    void Promise.reject(new Error('refused'));
  }, null);
  for (const offence of [/style-src/, /img-src.*evil/, /page error.*odd/, /refused/])
    await expect.poll(() => gate.told.some((told) => offence.test(told)), String(offence)).toBe(true);
  gate.told.splice(0);
});

test('a late report from the page of an earlier test does not count for the current one', async ({
  gate,
}) => {
  const late = gate.forget();
  const now = gate.forget();
  late('page error: odd');
  now('page error: ours');
  expect(gate.told).toEqual(['page error: ours']);
});
