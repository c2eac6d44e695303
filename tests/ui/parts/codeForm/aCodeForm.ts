import { vi } from 'vitest';
import type { Kept } from '#application/kept/kept.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Site } from '#domain/site/site.ts';
import { type CodeReader, createCodeReader } from '#domain/voucher/codeReader.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn } from '#tests/data/answers.ts';
import { fakeCaptcha, fillIn } from '#tests/data/fakeCaptcha.ts';
import { fakeVoucherApi } from '#tests/data/fakeApis.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { now } from '#tests/data/moments.ts';
import { aSite } from '#tests/data/site.ts';
import { CodeFormScreen } from '#ui/parts/codeForm/CodeFormScreen.ts';

export const CODE = 'Ab3dE6gH9';
export const QUESTION: SecurityQuestion = { id: 'q1', question: 'Type these digits: 4 7 2' };
export const OTHER_QUESTION: SecurityQuestion = { id: 'q2', question: 'Type these digits: 5 3 8' };

const READER = createCodeReader([{ id: 'de', domains: ['redeem.de.example'] }]);

export interface Told {
  site?: Site;
  answers?: readonly Answer<VoucherSession>[];
  questions?: readonly Answer<SecurityQuestion>[];
  /** The stored values of the tab, if the form is not its first. */
  kept?: Kept<'codeWait'>;
  locale?: () => Locale;
  /** How the reader of whole texts loads; without it, it has loaded before. */
  loadReader?: () => Promise<CodeReader>;
}

/** An untouched code form. `fillIn` starts it. */
export function anUntouchedForm({
  site = aSite({ voucherCategory: 9 }),
  answers = [],
  questions = [],
  kept = fakeKept(),
  locale = () => 'de',
  loadReader,
}: Told = {}) {
  const api = fakeVoucherApi({ answers });
  const captcha = fakeCaptcha();
  const clock = { at: now };
  const theClock = { now: () => clock.at };
  const onOpened = vi.fn();
  const onward = vi.fn();
  const onRedeemLink = vi.fn();
  const screen = new CodeFormScreen({
    site,
    locale,
    loadReader: loadReader ?? (async () => READER),
    enter: new EnterVoucherCode(api, voucherLife().take, new CodeAttemptLimit(kept, theClock), theClock),
    ask: () => nextQuestion(undefined),
    captcha,
    onOpened,
    onward,
    onRedeemLink,
  });
  if (loadReader === undefined) screen.reader = READER;
  const nextQuestion = inTurn<undefined, Answer<SecurityQuestion>>([], questions);
  const place = document.createElement('div');
  document.createElement('form').append(place);
  const takeAway = screen.proof.mount(place);
  const begin = () => fillIn(place);
  return { screen, api, captcha, clock, onOpened, onward, onRedeemLink, place, takeAway, begin };
}

/** A code form with its captcha mounted. */
export function aForm(told: Told = {}) {
  const form = anUntouchedForm(told);
  form.begin();
  return form;
}

/** A code form with a typed code and a passed captcha. */
export function aFilledForm(told: Told = {}) {
  const form = aForm(told);
  form.screen.form.change({ code: CODE });
  form.captcha.last().onToken('token-1');
  return form;
}
