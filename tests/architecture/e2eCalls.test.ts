import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Patterns that make a browser test depend on timing, and their remedies. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/\.(goto|reload|goBack|goForward)\(/, 'use open, reload or turn of e2e/support/open.ts'],
  [/history\.(back|forward)\(/, 'use turn of e2e/support/open.ts'],
  [/waitForTimeout|networkidle|waitForLoadState/, 'wait for a state of the page'],
  [/\bsetDefaultTimeout|retries:/, 'a test that needs patience waits for the wrong thing'],
  [/\b(test|it|describe)\.(only|fixme)\b/, 'run one test by its name: npm run e2e -- -g'],
  [/page\.\$|waitForSelector/, 'use a locator'],
  [
    /expect\(await [\w.()]*\.(isVisible|isHidden|isEnabled|count|inputValue|innerText)\(/,
    'use a waiting assertion',
  ],
  [/expect\(await (page|other|tab|shop)\.evaluate\(/, 'use expect.poll'],
];

const E2E = new URL('../../e2e/', import.meta.url);

function faultsIn(source: string): readonly string[] {
  return FORBIDDEN.filter(([pattern]) => pattern.test(source)).map(([, remedy]) => remedy);
}

const files = readdirSync(E2E, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
/** These files open, reload and navigate for all others; `guards.spec.ts` contains what its guards must notice. */
const EXEMPT = ['support/open.ts', 'engines/visitor.ts', 'guards.spec.ts'];
const asked = files.filter((name) => !EXEMPT.includes(name));

it('looks at every browser test', () => {
  expect(asked.length).toBeGreaterThan(40);
});

it.each(asked)('%s waits for states of the page', (name) => {
  expect(faultsIn(readFileSync(new URL(name, E2E), 'utf8'))).toEqual([]);
});

it.each([
  "await page.goto('/')",
  'await page.reload()',
  'await page.evaluate(() => window.history.back())',
  'await page.waitForTimeout(500)',
  "await page.waitForLoadState('networkidle')",
  "test.only('one', () => {})",
  "const one = await page.$('h1')",
  'expect(await field.isVisible()).toBe(true)',
  'expect(await page.evaluate(() => document.title)).toBe("x")',
])('notices %s', (line) => {
  expect(faultsIn(line)).not.toEqual([]);
});
