import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSite } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, OTHER_QUESTION, QUESTION, aFilledForm, aForm } from '../codeForm/aCodeForm.ts';

it('passes the site key and the language of the user to the captcha', () => {
  const { captcha } = aForm();
  expect(captcha.last()).toMatchObject({ siteKey: 'captcha-key', locale: 'de' });
});

it('keeps the code after a refusal and resets the captcha, because a token is valid once', async () => {
  const { screen, captcha } = aFilledForm({ answers: [refusal('code-unknown')] });
  await screen.submit();
  expect(screen.state).toEqual({ kind: 'refused', problem: { kind: 'code-unknown' }, code: CODE });
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.proof.state).toEqual({ kind: 'captcha', token: null });
  expect(captcha.events).toEqual(['reset']);
});

it('shows no fault for the missing token after a refusal', async () => {
  const { screen } = aFilledForm({ answers: [refusal('code-unknown')] });
  await screen.submit();
  expect(screen.form.faults).toEqual({});
});

it('never sends a token twice', async () => {
  const { screen, api, captcha } = aFilledForm({ answers: [refusal('offline'), done(aSession())] });
  await screen.submit();
  await screen.submit();
  expect(api.asked).toHaveLength(1);
  captcha.last().onToken('token-2');
  expect(api.asked.map((entered) => entered.captcha)).toEqual(['token-1', 'token-2']);
});

it('requires a new proof for the next voucher', async () => {
  const { screen, api } = aFilledForm({ answers: [done(aSession())] });
  await screen.submit();
  screen.form.change({ code: 'Zy9xW8vU7' });
  await screen.submit();
  expect(api.asked).toHaveLength(1);
  expect(screen.busy).toBe(true);
});

it('requires a new token if one expires before the press', async () => {
  const { screen, api, captcha } = aFilledForm({ answers: [done(aSession())] });
  captcha.last().onExpire();
  expect(captcha.events, 'a page that is left open asks nobody').toEqual(['destroy']);
  await screen.submit();
  expect(api.asked).toEqual([]);
  expect(captcha.placed).toHaveLength(2);
  captcha.last().onToken('token-2');
  expect(api.asked.map((entered) => entered.captcha)).toEqual(['token-2']);
});

it('needs no proof on a site without a captcha', async () => {
  const site = aSite({ captcha: { active: false, siteKey: '' } });
  const { screen, api } = aForm({ site, answers: [done(aSession())] });
  screen.form.change({ code: CODE });
  await screen.submit();
  expect(api.asked[0]?.captcha).toBe('');
});

it('asks a question at the request of the user, and sends its answer in place of the token', async () => {
  const { screen, api } = aFilledForm({ answers: [done(aSession())], questions: [done(QUESTION)] });
  await screen.proof.askQuestion({ requested: true });
  expect(screen.proof.state).toEqual({ kind: 'question', asked: QUESTION, requested: true });
  screen.proof.type('472');
  await screen.submit();
  expect(api.asked[0]?.captcha).toBe('question:q1:472');
});

it('asks a question if the captcha cannot load', async () => {
  const { screen, captcha } = aForm({ questions: [done(QUESTION)] });
  captcha.last().onError();
  await expect
    .poll(() => screen.proof.state)
    .toEqual({ kind: 'question', asked: QUESTION, requested: false });
});

it('requires an answer to the question', async () => {
  const { screen, api } = aFilledForm({ questions: [done(QUESTION)] });
  await screen.proof.askQuestion();
  screen.proof.type('  ');
  await screen.submit();
  expect(screen.form.faults).toEqual({ answer: 'required' });
  expect(api.asked).toEqual([]);
});

it('asks another question after a refusal, with an empty answer', async () => {
  const { screen } = aFilledForm({
    answers: [refusal('captcha-invalid')],
    questions: [done(QUESTION), done(OTHER_QUESTION)],
  });
  await screen.proof.askQuestion();
  screen.proof.type('8');
  await screen.submit();
  expect(screen.proof.state).toEqual({ kind: 'question', asked: OTHER_QUESTION, requested: false });
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.proof.answer).toBe('');
});

it('sends nothing if neither captcha nor question can be loaded', async () => {
  const { screen, api } = aFilledForm({ questions: [refusal('offline'), done(QUESTION)] });
  screen.form.change({ code: CODE });
  const asking = screen.proof.askQuestion();
  await screen.submit();
  await asking;
  expect(screen.proof.state).toEqual({ kind: 'unavailable', why: 'offline' });
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  await screen.submit();
  expect(api.asked).toEqual([]);
  await screen.proof.askQuestion();
  expect(screen.proof.state).toEqual({ kind: 'question', asked: QUESTION, requested: false });
});

it('destroys the captcha and stops listening to pagehide when it is stopped', () => {
  const { screen, captcha } = aFilledForm();
  screen.start()();
  expect(captcha.events).toEqual(['destroy']);
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.form.draft.code).toBe(CODE);
});

it('does not reset a captcha that has left the page', async () => {
  const { screen, captcha, takeAway } = aFilledForm({ answers: [refusal('code-unknown')] });
  takeAway();
  await screen.submit();
  expect(captcha.events).toEqual(['destroy']);
});
