import type { Page } from '@playwright/test';
import type { CheckState } from '#domain/fraud/fraudCheck.ts';
import { HELP_TOPICS, helpPath } from '#domain/help/helpTopic.ts';
import { CAPTCHA } from './support/journey.ts';
import { open } from './support/open.ts';
import { expectReadableInDark, expectSoundAtBothWidths } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const DAY = 24 * 60 * 60_000;
/** An unknown token of the usual length. */
const UNKNOWN = 'x'.repeat(40);

/** Checks a page in both schemes at both widths. */
async function expectState(page: Page, address: string, title: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const { pathname } = new URL(page.url());
  await expectSoundAtBothWidths(page, `${title}, ${pathname},`);
  await expectReadableInDark(page, `${title}, ${pathname},`);
}

test.describe('each state that a link leads to is sound', () => {
  const say = wordsOf('de');

  // VERIFIED lasts only a minute; the test of a whole check covers it.
  const CHECKS: Readonly<Record<Exclude<CheckState, 'VERIFIED'>, readonly string[]>> = {
    DATA_REQUIRED: ['fraudCheck'],
    DOCUMENT_REQUIRED: ['fraudCheckDocument'],
    LETTER_SENT: ['fraudCheckLetter'],
    PIN_REQUIRED: ['fraudCheckPin', 'fraudCheckLocked'],
    IN_REVIEW: ['fraudCheckReview'],
    RELEASED: ['fraudCheckReleased'],
    BLOCKED: ['fraudCheckBlocked'],
  };
  const states = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
  for (const [what, half] of [
    ['begun', states.slice(0, 4)],
    ['complete', states.slice(4)],
  ] as const) {
    test(`a check that is ${what}`, async ({ page, sandbox }) => {
      const links = await sandbox.links();
      for (const state of half) {
        for (const name of CHECKS[state]) {
          await expectState(page, links[name] ?? 'no link', say(`fraud.step.${state}.title`));
        }
      }
    });
  }

  test('activations', async ({ page, sandbox, watch }) => {
    watch.provokes('/api/v2/activation'); // one of them leads to no order
    const links = Object.entries(await sandbox.links()).filter(([name]) => name.startsWith('activation'));
    expect(links.length).toBeGreaterThan(2);
    for (const [, path] of links) await expectState(page, path, say('activation.title'));
  });

  test('a check that nobody knows', async ({ page, watch }) => {
    watch.provokes('/api/v2/fraud-prevention');
    await expectState(page, `/fraud-prevention/${UNKNOWN}`, say('fraud.title'));
  });
});

test('each topic of help is sound', async ({ page, at }) => {
  const say = wordsOf('en', 'us');
  for (const topic of HELP_TOPICS) {
    await expectState(page, at('us', helpPath(topic)), say(`help.topic.${topic}.title`));
  }
});

test('each document of the US is sound', async ({ page, at }) => {
  for (const path of [
    '/redemption-conditions',
    '/us/terms-and-conditions',
    '/us/privacy-policy',
    '/us/legal-notice',
  ]) {
    await open(page, at('us', path));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectSoundAtBothWidths(page, path);
  }
});

test('each end of the check of an old code is sound', async ({ page, at, sandbox }) => {
  const say = wordsOf('de', 'at');
  const ask = async (condition: string) => {
    const { code } = await sandbox.voucher('at', condition);
    await open(page, at('at', '/reactivate'));
    const another = page.getByRole('button', { name: say('reactivation.another') });
    await another.or(page.getByRole('radio').first()).first().waitFor();
    if (await another.isVisible()) await another.click();
    await page.getByLabel(say('reactivation.question.yes')).check();
    await page.getByLabel(say('reactivation.code')).fill(code);
    await page.getByLabel(say('customer.email')).fill('ada@mail.example');
    await page.getByLabel(CAPTCHA).check();
    await page.getByRole('button', { name: say('reactivation.submit') }).click();
  };
  const stands = (state: 'CHECKING' | 'NOT_NEEDED' | 'REPLACED' | 'REJECTED') =>
    expect(page.getByRole('heading', { name: say(`reactivation.state.${state}.title`) })).toBeVisible();

  await open(page, at('at', '/reactivate'));
  await page.getByLabel(say('reactivation.question.no')).check();
  await expectSoundAtBothWidths(page, 'a code that is not locked');
  await ask('old-unlocked');
  await stands('NOT_NEEDED');
  await expectSoundAtBothWidths(page, 'a code that needs no check');
  for (const [days, [condition, state]] of (
    [
      ['old-replaced', 'REPLACED'],
      ['old-rejected', 'REJECTED'],
    ] as const
  ).entries()) {
    await ask(condition);
    await stands('CHECKING');
    await sandbox.clock(new Date(Date.now() + (days + 1) * 2 * DAY).toISOString());
    await page.getByRole('button', { name: say('reactivation.look') }).click();
    await stands(state);
    await expectSoundAtBothWidths(page, `the check of an old code: ${state}`);
    await expectReadableInDark(page, `the check of an old code: ${state}`);
  }
});
