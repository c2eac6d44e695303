import { expect, it } from 'vitest';
import { settled } from '#tests/data/pending.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import { refusal } from '#tests/data/answers.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, OTHER_QUESTION, QUESTION, type Told, anUntouchedForm } from '../codeForm/aCodeForm.ts';

/** A form with a code, whose captcha is mounted. */
function aForm(told: Told = {}) {
  const form = anUntouchedForm({ answers: [done(aSession())], questions: [done(QUESTION)], ...told });
  form.screen.prefill(CODE);
  form.begin();
  return form;
}

/** Waits until the question has loaded or failed. */
const fetched = ({ screen }: ReturnType<typeof aForm>) =>
  expect.poll(() => screen.proof.state.kind).toMatch(/question|unavailable/);

const asksCalmly = { kind: 'question', asked: QUESTION, requested: true };

it.each<[string, (form: ReturnType<typeof aForm>) => void]>([
  [
    'that replaces a captcha for which a press waits',
    ({ screen, captcha }) => {
      void screen.submit();
      captcha.last().onError();
    },
  ],
  [
    'requested while a press waits',
    ({ screen }) => {
      void screen.submit();
      void screen.proof.askQuestion({ requested: true });
    },
  ],
  [
    'requested before the press',
    ({ screen }) => {
      void screen.proof.askQuestion({ requested: true });
      void screen.submit();
    },
  ],
  [
    'being fetched in place of a captcha at the press',
    ({ screen, captcha }) => {
      captcha.last().onError();
      void screen.submit();
    },
  ],
])('leads a press to the question %s, without a fault, and the next press submits once', async (_way, go) => {
  const form = aForm();
  const { screen, api } = form;
  go(form);
  expect(screen.busy, 'while the question is fetched').toBe(true);
  await fetched(form);
  expect(screen.proof.state).toEqual(asksCalmly);
  expect(screen.busy).toBe(false);
  // Not a fault: the question could not be answered before it was shown.
  expect(screen.form.faults).toEqual({});
  await screen.submit();
  expect(screen.form.faults).toEqual({ answer: 'required' });
  expect(api.asked).toEqual([]);
  screen.proof.type('472');
  await screen.submit();
  expect(api.asked.map(({ captcha }) => captcha)).toEqual(['question:q1:472']);
});

it('reports to a waiting press that neither captcha nor question can be loaded', async () => {
  const form = aForm({ questions: [refusal('offline')] });
  const { screen, api, captcha } = form;
  await screen.submit();
  captcha.last().onError();
  await fetched(form);
  expect(screen.busy).toBe(false);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  expect(screen.form.attempts, 'the focus goes to the summary').toBe(2);
  expect(api.asked).toEqual([]);
});

it('shows no fault for a question even if the form had a fault before', async () => {
  const form = aForm();
  const { screen, captcha } = form;
  screen.form.change({ code: '' });
  await screen.submit();
  screen.form.change({ code: CODE });
  captcha.last().onError();
  expect(screen.form.faults).toEqual({});
  await fetched(form);
  expect(screen.form.faults).toEqual({});
  expect(screen.proof.state).toEqual({ kind: 'question', asked: QUESTION, requested: false });
});

it('keeps the other faults when a question replaces the captcha', async () => {
  const form = aForm();
  const { screen, captcha } = form;
  screen.form.change({ code: '' });
  await screen.submit();
  captcha.last().onError();
  await fetched(form);
  expect(screen.form.faults).toMatchObject({ code: { kind: 'empty' } });
});

it('asks in the language that was chosen while the question was fetched', async () => {
  let locale: Locale = 'de';
  const form = aForm({ questions: [done(QUESTION), done(OTHER_QUESTION)], locale: () => locale });
  const { screen, captcha } = form;
  await screen.submit();
  captcha.last().onError();
  locale = 'fr';
  await fetched(form);
  expect(screen.proof.state).toEqual({ ...asksCalmly, asked: OTHER_QUESTION });
});

it('drops press and question when the page is left while the question is fetched', async () => {
  const { screen, captcha } = aForm({ questions: [refusal('offline')] });
  await screen.submit();
  captcha.last().onError();
  screen.start()();
  await settled();
  expect(screen.form.attempts).toBe(1);
  expect(screen.proof.state.kind).toBe('captcha');
});

it('drops a question that comes after the user went back to the captcha', async () => {
  const { screen } = aForm({ questions: [done(QUESTION)] });
  const asking = screen.proof.askQuestion({ requested: true });
  screen.proof.renew();
  await asking;
  expect(screen.proof.state).toEqual({ kind: 'captcha', token: null });
});
