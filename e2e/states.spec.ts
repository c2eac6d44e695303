import type { Page } from '@playwright/test';
import type { CheckState } from '#domain/fraud/fraudCheck.ts';
import { HELP_TOPICS, helpPath } from '#domain/help/helpTopic.ts';
import { CAPTCHA } from './support/journey.ts';
import { open } from './support/open.ts';
import { expectReadableInDark, expectSound, expectSoundAtBothWidths } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const DAY = 24 * 60 * 60_000;
/** An unknown token of the usual length. */
const UNKNOWN = 'x'.repeat(40);
const PHONE = { width: 390, height: 844 };

/** Opens a page by its address, and waits for its title. Returns what to call it. */
async function reach(page: Page, address: string, title: string): Promise<string> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return `${title}, ${new URL(page.url()).pathname},`;
}

/** Checks a page in both schemes at both widths. */
async function expectState(page: Page, address: string, title: string): Promise<void> {
  const screen = await reach(page, address, title);
  await expectSoundAtBothWidths(page, screen);
  await expectReadableInDark(page, screen);
}

/** Checks a page on a phone: it has the same parts as one that is checked at both widths. */
async function expectVariant(page: Page, address: string, title: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectSound(page, await reach(page, address, title));
}

test.describe('each state behind a link passes all checks', () => {
  const say = wordsOf('de');

  /** `fraud/check.spec.ts` checks the other states, as its check comes to them. */
  type Begun = 'DATA_REQUIRED' | 'DOCUMENT_REQUIRED' | 'LETTER_SENT' | 'VERIFIED';
  const CHECKS: Readonly<Record<Exclude<CheckState, Begun>, readonly string[]>> = {
    PIN_REQUIRED: ['fraudCheckPin', 'fraudCheckLocked'],
    IN_REVIEW: ['fraudCheckReview'],
    RELEASED: ['fraudCheckReleased'],
    BLOCKED: ['fraudCheckBlocked'],
  };

  test('a fraud check that waits, is decided, or is unknown', async ({ page, sandbox, watch }) => {
    watch.provokes('/api/v2/fraud-prevention');
    const links = await sandbox.links();
    for (const [state, names] of Object.entries(CHECKS) as [keyof typeof CHECKS, readonly string[]][]) {
      for (const name of names)
        await expectState(page, links[name] ?? 'no link', say(`fraud.step.${state}.title`));
    }
    await expectState(page, `/fraud-prevention/${UNKNOWN}`, say('fraud.title'));
  });

  test('activations', async ({ page, sandbox, watch }) => {
    watch.provokes('/api/v2/activation'); // one of them leads to no order
    const { activation = '', ...others } = await sandbox.links();
    await expectState(page, activation, say('activation.title'));
    const links = Object.entries(others).filter(([name]) => name.startsWith('activation'));
    expect(links.length).toBeGreaterThan(1);
    for (const [, path] of links) await expectVariant(page, path, say('activation.title'));
  });
});

test('each help topic passes all checks', async ({ page, at }) => {
  const say = wordsOf('en', 'us');
  // Its form has photos too.
  await expectState(page, at('us', helpPath('unreadable')), say('help.topic.unreadable.title'));
  for (const topic of HELP_TOPICS.filter((each) => each !== 'unreadable'))
    await expectVariant(page, at('us', helpPath(topic)), say(`help.topic.${topic}.title`));
});

test('each US document passes all checks', async ({ page, at }) => {
  // `legal/legal.spec.ts` checks a document at both widths.
  await page.setViewportSize(PHONE);
  for (const path of [
    '/redemption-conditions',
    '/us/terms-and-conditions',
    '/us/privacy-policy',
    '/us/legal-notice',
  ]) {
    await open(page, at('us', path));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectSound(page, path);
  }
});

test('each end of a reactivation passes all checks', async ({ page, at, sandbox }) => {
  const say = wordsOf('de', 'at');
  const send = async (condition: string) => {
    const { code } = await sandbox.voucher('at', condition);
    await page.getByLabel(say('reactivation.question.yes')).check();
    await page.getByLabel(say('reactivation.code')).fill(code);
    await page.getByLabel(say('customer.email')).fill('ada@mail.example');
    await page.getByLabel(CAPTCHA).check();
    await page.getByRole('button', { name: say('reactivation.submit') }).click();
  };
  const sendAnother = async (condition: string) => {
    await page.getByRole('button', { name: say('reactivation.another') }).click();
    await send(condition);
  };
  const expectResult = (state: 'CHECKING' | 'NOT_NEEDED' | 'REPLACED' | 'REJECTED') =>
    expect(page.getByRole('heading', { name: say(`reactivation.state.${state}.title`) })).toBeVisible();

  await open(page, at('at', '/reactivate'));
  await page.getByLabel(say('reactivation.question.no')).check();
  await expectSoundAtBothWidths(page, 'a code that is not locked');
  await page.setViewportSize(PHONE);
  await send('old-unlocked');
  await expectResult('NOT_NEEDED');
  await expectSound(page, 'a code that needs no check');
  for (const [days, [condition, state]] of (
    [
      ['old-replaced', 'REPLACED'],
      ['old-rejected', 'REJECTED'],
    ] as const
  ).entries()) {
    await sendAnother(condition);
    await expectResult('CHECKING');
    await sandbox.clock(new Date(Date.now() + (days + 1) * 2 * DAY).toISOString());
    await page.getByRole('button', { name: say('reactivation.look') }).click();
    await expectResult(state);
    await expectSound(page, `the check of an old code: ${state}`);
    await expectReadableInDark(page, `the check of an old code: ${state}`);
  }
});
