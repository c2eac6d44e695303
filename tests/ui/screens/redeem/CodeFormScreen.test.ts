import { expect, it, vi } from 'vitest';
import { AskSecurityQuestion, type SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { done } from '#domain/core/result.ts';
import type { Site } from '#domain/site/site.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { fakeCaptcha } from '#tests/data/fakeCaptcha.ts';
import { fakeVoucherDesk } from '#tests/data/fakeDesks.ts';
import { fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CodeFormScreen } from '#ui/screens/redeem/CodeFormScreen.ts';

const CODE = 'Ab3dE6gH9';
const SUM: SecurityQuestion = { id: 'q1', question: 'What is 3 + 4?' };
const OTHER_SUM: SecurityQuestion = { id: 'q2', question: 'What is 2 + 2?' };

interface Told {
  site?: Site;
  answers?: readonly Answer<VoucherSession>[];
  questions?: readonly Answer<SecurityQuestion>[];
}

/** A code form with its captcha on the page. */
function aForm({ site = aSite({ voucherCategory: 9 }), answers = [], questions = [] }: Told = {}) {
  const desk = fakeVoucherDesk({ answers });
  const captcha = fakeCaptcha();
  const clock = { at: now };
  const onOpened = vi.fn();
  const onward = vi.fn();
  const onRedeemLink = vi.fn();
  const screen = new CodeFormScreen({
    site,
    locale: 'de',
    enter: new EnterVoucherCode(desk, fakeVoucherStore()),
    ask: new AskSecurityQuestion({ ask: () => nextQuestion(undefined) }),
    captcha,
    clock: { now: () => clock.at },
    onOpened,
    onward,
    onRedeemLink,
  });
  const nextQuestion = inTurn<undefined, Answer<SecurityQuestion>>([], questions);
  const takeAway = screen.placeCaptcha(document.createElement('div'));
  return { screen, desk, captcha, clock, onOpened, onward, onRedeemLink, takeAway };
}

/** One whose code is typed and whose captcha has been passed. */
function aFilledForm(told: Told = {}) {
  const form = aForm(told);
  form.screen.form.change({ code: CODE });
  form.captcha.last().onToken('token-1');
  return form;
}

it('asks the captcha for the site’s key and the visitor’s language', () => {
  const { captcha } = aForm();
  expect(captcha.last()).toMatchObject({ siteKey: 'captcha-key', locale: 'de' });
});

it('says nothing is wrong before the first press, and everything at it', async () => {
  const { screen, desk } = aForm();
  expect(screen.form.faults).toEqual({});
  await screen.submit();
  expect(screen.form.faults).toEqual({ code: { kind: 'empty' }, captcha: 'confirm' });
  expect(desk.asked).toEqual([]);
});

it('checks again while the field changes', async () => {
  const { screen, captcha } = aForm();
  await screen.submit();
  screen.form.change({ code: 'Ab' });
  expect(screen.form.faults.code).toEqual({ kind: 'too-short', min: 6 });
  screen.form.change({ code: CODE });
  captcha.last().onToken('token-1');
  expect(screen.form.faults).toEqual({});
});

it('hints at the shape of what is typed, without a call', () => {
  const { screen, desk } = aForm();
  screen.form.change({ code: '123 456 789' });
  expect(screen.hints).toEqual(['serial-number']);
  expect(desk.asked).toEqual([]);
});

it('opens the voucher with code, category and the captcha’s token, and keeps nothing of it', async () => {
  const opened = aSession();
  const { screen, desk, onOpened } = aFilledForm({ answers: [done(opened)] });
  screen.form.change({ code: ' Ab3-dE6 gH9 ' });
  await screen.submit();
  expect(desk.asked).toEqual([{ code: CODE, voucherCategory: 9, captcha: 'token-1' }]);
  expect(onOpened).toHaveBeenCalledExactlyOnceWith(opened);
  expect(screen.form.draft).toEqual({ code: '', answer: '' });
  expect(screen.form.faults).toEqual({});
  expect(screen.state).toEqual({ kind: 'idle' });
});

it('makes one call of ten fast presses', async () => {
  const { screen, desk, onOpened } = aFilledForm({ answers: [done(aSession())] });
  await Promise.all(Array.from({ length: 10 }, () => screen.submit()));
  expect(desk.asked).toHaveLength(1);
  expect(onOpened).toHaveBeenCalledOnce();
});

it('is busy until the answer is there', async () => {
  const answer = pending<Answer<VoucherSession>>();
  const { screen, desk } = aFilledForm();
  desk.open = () => answer.promise;
  const submitting = screen.submit();
  expect(screen.busy).toBe(true);
  answer.answer(refusal('offline'));
  await submitting;
  expect(screen.busy).toBe(false);
});

it('keeps the code after a refusal and asks for a new token, as each is good for one use', async () => {
  const { screen, captcha } = aFilledForm({ answers: [refusal('code-unknown')] });
  await screen.submit();
  expect(screen.state).toEqual({ kind: 'refused', problem: { kind: 'code-unknown' }, code: CODE });
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.proof).toEqual({ kind: 'captcha', token: null });
  expect(captcha.events).toEqual(['reset']);
});

it('does not call it a fault that the proof must be given anew', async () => {
  const { screen } = aFilledForm({ answers: [refusal('code-unknown')] });
  await screen.submit();
  expect(screen.form.faults).toEqual({});
});

it('never sends a token twice', async () => {
  const { screen, desk, captcha } = aFilledForm({ answers: [refusal('offline'), done(aSession())] });
  await screen.submit();
  await screen.submit();
  expect(desk.asked).toHaveLength(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  captcha.last().onToken('token-2');
  await screen.submit();
  expect(desk.asked.map((entered) => entered.captcha)).toEqual(['token-1', 'token-2']);
});

it('asks for a new proof for the next voucher, too', async () => {
  const { screen, desk } = aFilledForm({ answers: [done(aSession())] });
  await screen.submit();
  screen.form.change({ code: 'Zy9xW8vU7' });
  await screen.submit();
  expect(desk.asked).toHaveLength(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
});

it('wants a new token when one expires before the press', async () => {
  const { screen, desk, captcha } = aFilledForm();
  captcha.last().onExpire();
  await screen.submit();
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  expect(screen.form.draft.code).toBe(CODE);
  expect(desk.asked).toEqual([]);
});

it('needs no proof where the site has no captcha', async () => {
  const site = aSite({ captcha: { active: false, siteKey: '' } });
  const { screen, desk } = aForm({ site, answers: [done(aSession())] });
  screen.form.change({ code: CODE });
  await screen.submit();
  expect(desk.asked[0]?.captcha).toBe('');
});

it('asks a question where the person wishes, and sends its answer in the token’s place', async () => {
  const { screen, desk } = aFilledForm({ answers: [done(aSession())], questions: [done(SUM)] });
  await screen.askQuestion({ wished: true });
  expect(screen.proof).toEqual({ kind: 'question', asked: SUM, wished: true });
  screen.form.change({ answer: ' 7 ' });
  await screen.submit();
  expect(desk.asked[0]?.captcha).toBe('question:q1:7');
});

it('asks a question where the captcha cannot load', async () => {
  const { screen, captcha } = aForm({ questions: [done(SUM)] });
  captcha.last().onError();
  await vi.waitFor(() => expect(screen.proof).toEqual({ kind: 'question', asked: SUM, wished: false }));
});

it('wants the question answered', async () => {
  const { screen, desk } = aFilledForm({ questions: [done(SUM)] });
  await screen.askQuestion();
  screen.form.change({ answer: '  ' });
  await screen.submit();
  expect(screen.form.faults).toEqual({ answer: 'required' });
  expect(desk.asked).toEqual([]);
});

it('asks another question after a refusal, with an empty answer', async () => {
  const { screen } = aFilledForm({
    answers: [refusal('captcha-invalid')],
    questions: [done(SUM), done(OTHER_SUM)],
  });
  await screen.askQuestion();
  screen.form.change({ answer: '8' });
  await screen.submit();
  expect(screen.proof).toEqual({ kind: 'question', asked: OTHER_SUM, wished: false });
  expect(screen.form.draft).toEqual({ code: CODE, answer: '' });
});

it('has no way around the proof: without captcha and question nothing is sent', async () => {
  const { screen, desk } = aFilledForm({ questions: [refusal('offline'), done(SUM)] });
  const asking = screen.askQuestion();
  await screen.submit();
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  await asking;
  expect(screen.proof).toEqual({ kind: 'unavailable' });
  await screen.submit();
  expect(desk.asked).toEqual([]);
  await screen.askQuestion();
  expect(screen.proof).toEqual({ kind: 'question', asked: SUM, wished: false });
});

it.each([aLinkToken, `https://de.example/merchantcode/${aLinkToken}`])(
  'opens the page of a pasted redeem link at once, without captcha and call: %s',
  async (link) => {
    const { screen, desk, onRedeemLink } = aForm();
    screen.form.change({ code: link });
    await screen.submit();
    expect(onRedeemLink).toHaveBeenCalledExactlyOnceWith(aLinkToken);
    expect(desk.asked).toEqual([]);
  },
);

it('takes a code that came along from another site', () => {
  const { screen } = aForm();
  screen.prefill(CODE);
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.form.faults).toEqual({});
});

it('leaves no code in a page that the browser keeps for “back”', async () => {
  const { screen } = aFilledForm({ answers: [refusal('wrong-category')] });
  const stop = screen.start();
  await screen.submit();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.form.draft).toEqual({ code: '', answer: '' });
  expect(screen.state).toEqual({ kind: 'idle' });
  stop();
});

it('stays busy when the page is hidden while a call is under way', async () => {
  const answer = pending<Answer<VoucherSession>>();
  const { screen, desk } = aFilledForm();
  desk.open = () => answer.promise;
  const stop = screen.start();
  const submitting = screen.submit();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.busy).toBe(true);
  answer.answer(done(aSession()));
  await submitting;
  stop();
});

it('takes the captcha off the page and hears of no hiding any more when it ends', () => {
  const { screen, captcha } = aFilledForm();
  screen.start()();
  expect(captcha.events).toEqual(['destroy']);
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.form.draft.code).toBe(CODE);
});

it('resets no captcha that has left the page', async () => {
  const { screen, captcha, takeAway } = aFilledForm({ answers: [refusal('code-unknown')] });
  takeAway();
  await screen.submit();
  expect(captcha.events).toEqual(['destroy']);
});

/** Presses once more, with a fresh token. */
async function again({ screen, captcha }: ReturnType<typeof aForm>) {
  captcha.last().onToken('fresh');
  await screen.submit();
}

it('lets a guesser wait from the third refused code on, and says how long', async () => {
  const form = aFilledForm({ answers: Array.from({ length: 4 }, () => refusal('code-unknown')) });
  for (let refused = 0; refused < 3; refused += 1) await again(form);
  expect(form.desk.asked).toHaveLength(3);
  await again(form);
  expect(form.desk.asked).toHaveLength(3);
  const wait = { kind: 'too-many-requests', retryAfterSeconds: 1 };
  expect(form.screen.state).toEqual({ kind: 'refused', problem: wait, code: CODE });
  form.clock.at += SECOND;
  await again(form);
  expect(form.desk.asked).toHaveLength(4);
});

it('waits as long as the backend says', async () => {
  const form = aFilledForm({
    answers: [refusal('too-many-requests', { retryAfterSeconds: 120 }), done(aSession())],
  });
  await again(form);
  form.clock.at += 119 * SECOND;
  await again(form);
  expect(form.desk.asked).toHaveLength(1);
  expect(form.screen.state).toMatchObject({ problem: { retryAfterSeconds: 1 } });
  form.clock.at += SECOND;
  await again(form);
  expect(form.onOpened).toHaveBeenCalledOnce();
});

it('does not use up a token on a press that comes too soon', async () => {
  const form = aFilledForm({ answers: [refusal('too-many-requests', { retryAfterSeconds: 5 })] });
  await again(form);
  await again(form);
  expect(form.screen.proof).toEqual({ kind: 'captcha', token: 'fresh' });
});
