import type { BrowserContext, Page } from '@playwright/test';
import { cutTexts } from './support/cutTexts.ts';
import { open } from './support/open.ts';
import { smallTargets } from './support/smallTargets.ts';
import { expect, test } from './support/test.ts';
import { Watch } from './support/watch.ts';

/* Tests the guards of all tests: a guard that misses its offence would let every test pass. */

const SECRET = 'Abc123xyz';

/** A page in its own context, with a watch other than the test's. */
async function watched(context: BrowserContext, address: string): Promise<{ page: Page; watch: Watch }> {
  const other = await context.browser()?.newContext();
  if (other === undefined) throw new Error('There is no browser.');
  const watch = new Watch(new RegExp(`^${new URL(address).host}$`));
  watch.secret(SECRET);
  await watch.follow(other);
  const page = await other.newPage();
  await open(page, address);
  await expect(page.locator('h1').first()).toBeVisible();
  return { page, watch };
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

/** The offences, and the finding that each must cause. */
const OFFENCES: readonly (readonly [string, (secret: string) => void, RegExp])[] = [
  [
    'a style that the policy forbids',
    () => document.body.setAttribute('style', 'color:red'),
    /content security policy: style-src-attr/,
  ],
  [
    'a picture from elsewhere',
    () => document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' })),
    /content security policy: img-src/,
  ],
  // oxlint-disable-next-line no-console -- it is what the guard must notice
  ['an error on the console', () => console.error('odd'), /console: odd/],
  [
    'an error that nobody caught',
    () => {
      setTimeout(() => {
        throw new Error('odd');
      });
    },
    /page error: Error: odd/,
  ],
  [
    'a failing answer that no test provoked',
    () => void fetch('/js/gone.js'),
    /console: Failed to load resource/,
  ],
  ['a dialog', () => setTimeout(() => alert('odd')), /dialog: odd/],
  ['a code in an address', (secret) => void fetch(`/index.html?code=${secret}`), /no secret in an address/],
  // Last: a secret on the console is judged first, and hides what else there is.
  // oxlint-disable-next-line no-console -- it is what the guard must notice
  ['a code on the console', (secret) => console.info(secret), /no secret on the console/],
];

/** What the watch accuses the page of; empty if of nothing. */
function accusations(watch: Watch): string {
  try {
    watch.judge();
    return '';
  } catch (error) {
    return String(error);
  }
}

/** Places that must not contain a code, with how it comes there and how it goes. */
const HIDING_PLACES: Readonly<Record<string, readonly [(secret: string) => void, () => void]>> = {
  'in a storage': [(secret) => localStorage.setItem('x', secret), () => localStorage.removeItem('x')],
  "in the session's storage": [
    (secret) => sessionStorage.setItem('x', secret),
    () => sessionStorage.removeItem('x'),
  ],
  'in the history': [(secret) => history.replaceState({ secret }, ''), () => history.replaceState(null, '')],
  'in the title': [
    (secret) => {
      document.title = secret;
    },
    () => {
      document.title = 'nothing';
    },
  ],
};

test('the watch detects a code in each forbidden place, and each offence of a page, only after it was committed', async ({
  context,
  at,
}) => {
  // A plain page: where vendors run, inline styles are allowed.
  const { page, watch } = await watched(context, at('de', '/prepaid'));
  for (const [place, [hide, remove]] of Object.entries(HIDING_PLACES)) {
    await watch.keepsSecrets(page);
    await page.evaluate(hide, SECRET);
    await expect(watch.keepsSecrets(page), place).rejects.toThrow(/no trace of a code/);
    await page.evaluate(remove);
  }
  await watch.keepsSecrets(page);

  expect(accusations(watch)).toBe('');
  for (const [offence, commit, accusation] of OFFENCES) {
    expect(accusations(watch), `before ${offence}`).not.toMatch(accusation);
    await page.evaluate(commit, SECRET);
    await expect.poll(() => accusations(watch), { message: offence }).toMatch(accusation);
  }
});

test('the checks detect cut text, sideways scrolling and a control too small for a finger', async ({
  page,
  at,
}) => {
  await open(page, at('de'));
  await expect(page.locator('h1').first()).toBeVisible();
  await expect.poll(() => page.evaluate(cutTexts)).toEqual([]);
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.append('words that have no room');
    Object.assign(box.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
    const scroller = document.createElement('div');
    scroller.append('words that no scrolling reaches');
    Object.assign(scroller.style, {
      width: '80px',
      overflow: 'auto',
      whiteSpace: 'nowrap',
      display: 'flex',
      justifyContent: 'flex-end',
    });
    const wide = document.createElement('div');
    Object.assign(wide.style, { width: '3000px', height: '1px' });
    const control = document.createElement('button');
    control.append('x');
    Object.assign(control.style, { width: '12px', height: '12px', padding: '0' });
    document.querySelector('main')?.append(box, scroller, wide, control);
  });
  const found = (await page.evaluate(cutTexts)).join('\n');
  expect(found).toContain('“words that have no room” is cut');
  expect(found).toContain('“words that no scrolling reaches” is cut');
  expect(found).toContain('the page scrolls sideways');
  expect((await page.evaluate(smallTargets)).join('\n')).toMatch(/12 × 12/);
});
