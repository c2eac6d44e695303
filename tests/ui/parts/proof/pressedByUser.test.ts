import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, anUntouchedForm } from '../codeForm/aCodeForm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with a typed code, whose captcha wants a press of the user. */
function aWaitingForm() {
  const form = anUntouchedForm({ answers: [done(aSession())] });
  form.screen.prefill(CODE);
  form.captcha.last().onPressWanted(true);
  return form;
}

it('knows at once that the captcha must be pressed, and counts nothing as a fault before a press', () => {
  const { screen } = aWaitingForm();
  expect(screen.proof.state).toEqual({ kind: 'needs-attention', why: 'press', press: null });
  expect(screen.form.faults).toEqual({});
  expect(screen.form.attempts).toBe(0);
});

it('says at once at a press that the captcha must be pressed first, and makes it once that passes', async () => {
  const { screen, api, captcha } = aWaitingForm();
  await screen.submit();
  expect(screen.busy).toBe(false);
  expect(screen.form.faults).toEqual({ captcha: 'press' });
  expect(api.asked).toEqual([]);
  captcha.last().onPressWanted(false);
  expect(screen.busy, 'the captcha is at work').toBe(true);
  expect(screen.form.faults).toEqual({});
  captcha.last().onToken('token-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.asked.map((asked) => asked.captcha)).toEqual(['token-1']);
});

it('tells a press that waits as soon as the captcha wants to be pressed', async () => {
  const { screen, captcha } = anUntouchedForm({ answers: [done(aSession())] });
  screen.prefill(CODE);
  await screen.submit();
  expect(screen.busy).toBe(true);
  captcha.last().onPressWanted(true);
  expect(screen.busy).toBe(false);
  expect(screen.form.faults).toEqual({ captcha: 'press' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.form.faults).toEqual({ captcha: 'press' });
});

it('forgets the press if the code changes, and says it again at the next one', async () => {
  const { screen, api, captcha } = aWaitingForm();
  await screen.submit();
  screen.form.change({ code: 'Zy9xW8vU7' });
  expect(screen.form.faults).toEqual({});
  await screen.submit();
  expect(screen.form.faults).toEqual({ captcha: 'press' });
  captcha.last().onToken('token-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(api.asked.map(({ code }) => code)).toEqual(['Zy9xW8vU7']);
});

it('goes on as before if the user has pressed the captcha before the form', async () => {
  const { screen, captcha } = aWaitingForm();
  captcha.last().onPressWanted(false);
  expect(screen.proof.state).toEqual({ kind: 'captcha', token: null });
  captcha.last().onToken('token-1');
  expect(screen.proof.text).toBe('token-1');
});
