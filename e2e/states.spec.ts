import type { Page } from '@playwright/test';
import { CHECK_STATES } from '#domain/fraud/fraudCheck.ts';
import { HELP_TOPICS, helpPath } from '#domain/help/helpTopic.ts';
import { CAPTCHA } from './support/journey.ts';
import { open } from './support/open.ts';
import { expectReadableInDark, expectSoundAtBothWidths } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const DAY = 24 * 60 * 60_000;
/** Nobody's link, of the length that a real one has. */
const UNKNOWN = 'x'.repeat(40);

const titled = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

test.describe('each state that a link leads to is sound', () => {
  const say = wordsOf('de');

  const titles = {
    // VERIFIED lasts a minute; the walk through a whole check sees it.
    fraudCheck: CHECK_STATES.filter((state) => state !== 'VERIFIED').map((state) =>
      say(`fraud.step.${state}.title`),
    ),
    activation: [say('activation.title')],
  };
  const unknown = {
    fraudCheck: [`/fraud-prevention/${UNKNOWN}`, say('fraud.title')],
    activation: [`/activate/post/482910401/${UNKNOWN}`, say('activation.title')],
  } as const;

  for (const kind of ['fraudCheck', 'activation'] as const) {
    test(kind, async ({ page, at, sandbox, watch }) => {
      watch.provokes(/^\/api\/v2\/(fraud-prevention|activation)/);
      const heading = page.getByRole('heading', { level: 1 });
      const links = Object.entries(await sandbox.links()).filter(([name]) => name.startsWith(kind));
      const seen = new Set<string>();
      for (const [name, path] of links) {
        await open(page, at('de', path));
        seen.add((await heading.textContent()) ?? '');
        await expectSoundAtBothWidths(page, `${kind}: ${name}`);
        await expectReadableInDark(page, `${kind}: ${name}`);
      }
      expect([...seen].toSorted()).toEqual(titles[kind].toSorted());
      const [path, title] = unknown[kind];
      await open(page, at('de', path));
      await expect(heading).toHaveText(title);
      await expectSoundAtBothWidths(page, `${kind}: a link that nobody knows`);
    });
  }
});

test('each topic of help, and each document of the US, is sound', async ({ page, at }) => {
  const say = wordsOf('en', 'us');
  for (const topic of HELP_TOPICS) {
    await open(page, at('us', helpPath(topic)));
    await titled(page, say(`help.topic.${topic}.title`));
    await expectSoundAtBothWidths(page, `help: ${topic}`);
    await expectReadableInDark(page, `help: ${topic}`);
  }
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
