import { CHECK_STATES, type CheckState } from '#domain/fraud/fraudCheck.ts';
import { HELP_TOPICS, helpPath } from '#domain/help/helpTopic.ts';
import type { ScreenState } from '#workshop/states/screenState.ts';
import { open } from './support/open.ts';
import { expectReadableInDark, expectSound, expectSoundAtBothWidths } from './support/screen.ts';
import { openState, statesOn } from './support/states.ts';
import { expect, test } from './support/test.ts';
import { type Say, wordsOf } from './support/words.ts';

const DAY = 24 * 60 * 60_000;
const PHONE = { width: 390, height: 844 };

/** The states of an area that the gallery shows. Other areas have states that their own tests come to. */
interface Walk {
  readonly area: string;
  readonly states: string;
  readonly site: string;
  readonly locale: string;
  /** Checked in both schemes at both widths. The others have the same parts: they are checked on a phone. */
  readonly inFull: readonly string[];
  /** Titles of the walk, each at least once. Without them any title will do. */
  readonly titles?: (say: Say) => readonly string[];
  /** The title that one of its states must have. */
  readonly titleOf?: (state: ScreenState, say: Say) => string | undefined;
}

/** What the fraud checks behind the sandbox's links have come to. */
const LINKED_CHECKS: Readonly<Record<string, CheckState>> = {
  'link-fraudCheckPin': 'PIN_REQUIRED',
  'link-fraudCheckLocked': 'PIN_REQUIRED',
  'link-fraudCheckReview': 'IN_REVIEW',
  'link-fraudCheckReleased': 'RELEASED',
  'link-fraudCheckBlocked': 'BLOCKED',
};

const WALKS: readonly Walk[] = [
  {
    area: 'fraud',
    states: 'a fraud check',
    site: 'de',
    locale: 'de',
    // `fraud/check.spec.ts` checks the others in full, as its check comes to them.
    inFull: [...Object.keys(LINKED_CHECKS), 'link-unknownFraudCheck'],
    titleOf: ({ name }, say) => {
      const check = LINKED_CHECKS[name];
      if (check !== undefined) return say(`fraud.step.${check}.title`);
      return name === 'link-unknownFraudCheck' ? say('fraud.title') : undefined;
    },
    titles: (say) => [
      // A verified check lasts until its page is left.
      ...CHECK_STATES.filter((state) => state !== 'VERIFIED').map((state) =>
        say(`fraud.step.${state}.title`),
      ),
      say('fraud.title'),
    ],
  },
  {
    area: 'activation',
    states: 'an activation',
    site: 'de',
    locale: 'de',
    inFull: ['link-activation'],
    titleOf: (_state, say) => say('activation.title'),
  },
  {
    area: 'help',
    states: 'help',
    site: 'us',
    locale: 'en',
    // Its form has photos too.
    inFull: ['link-helpUnreadable'],
    titles: (say) => HELP_TOPICS.map((topic) => say(`help.topic.${topic}.title`)),
    titleOf: ({ path }, say) => {
      const topic = HELP_TOPICS.find((each) => helpPath(each) === path);
      return topic && say(`help.topic.${topic}.title`);
    },
  },
  // `legal/legal.spec.ts` checks a document at both widths.
  { area: 'legal', states: 'the legal documents', site: 'us', locale: 'en', inFull: [] },
];

for (const { area, states, site, locale, inFull, titles, titleOf } of WALKS) {
  test(`each state of ${states} in the gallery passes all checks`, async ({ page, sandbox, port, watch }) => {
    watch.provokes(/^\/api\/v2\/(fraud-prevention|activation)/); // unknown links
    const own = (await statesOn(site, port)).filter((state) => state.area === area);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining([...inFull]));
    expect(own.length).toBeGreaterThan(3);
    const say = wordsOf(locale, site);
    const seen = new Set<string>();
    for (const state of own) {
      await test.step(state.name, async () => {
        await page.setViewportSize(PHONE);
        await openState(page, sandbox, site, state);
        await expect(page.getByRole('heading', { level: area === 'legal' ? 2 : 1 }).first()).toBeVisible();
        const title = page.getByRole('heading', { level: 1 });
        const expected = titleOf?.(state, say);
        if (expected !== undefined) await expect(title).toHaveText(expected);
        seen.add((await title.textContent()) ?? '');
        if (!inFull.includes(state.name)) return expectSound(page, state.title);
        await expectSoundAtBothWidths(page, state.title);
        await expectReadableInDark(page, state.title);
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining([...(titles?.(say) ?? [])]));
  });
}

test('each end of a reactivation passes all checks', async ({ page, at, sandbox }) => {
  const say = wordsOf('de', 'at');
  const send = async (condition: string) => {
    const { code } = await sandbox.voucher('at', condition);
    await page.getByLabel(say('reactivation.question.yes')).check();
    await page.getByLabel(say('reactivation.code')).fill(code);
    await page.getByLabel(say('customer.email')).fill('ada@mail.example');
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
