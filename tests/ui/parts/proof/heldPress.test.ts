import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, QUESTION, anUntouchedForm } from '../codeForm/aCodeForm.ts';

const OTHER_CODE = 'Zy9xW8vU7';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with a passed code, for instance from another brand's site, that is submitted at once. */
async function aPressedForm(told: Parameters<typeof anUntouchedForm>[0] = {}) {
  const form = anUntouchedForm(told);
  form.screen.prefill(CODE);
  await form.screen.submit();
  return form;
}

it('mounts the captcha once when the form receives the focus, and not before', () => {
  const { captcha, begin } = anUntouchedForm();
  expect(captcha.placed).toEqual([]);
  begin();
  begin();
  expect(captcha.placed).toHaveLength(1);
});

it('mounts the captcha at once if the form had the focus before the scripts', () => {
  const { screen, captcha } = anUntouchedForm();
  const form = document.createElement('form');
  const place = document.createElement('div');
  const field = document.createElement('input');
  form.append(field, place);
  document.body.append(form);
  onTestFinished(() => form.remove());
  field.focus();
  screen.proof.mount(place);
  expect(captcha.placed.map((each) => each.place)).toEqual([place]);
});

it('mounts the captcha once the form is filled in, even if the focus is elsewhere', () => {
  const { screen, captcha } = anUntouchedForm();
  screen.form.change({ code: '' });
  expect(captcha.placed).toEqual([]);
  screen.form.change({ code: CODE });
  screen.form.change({ code: OTHER_CODE });
  expect(captcha.placed).toHaveLength(1);
});

it('mounts the captcha at once if the form was filled in before its place was rendered', () => {
  const { screen, captcha, takeAway } = anUntouchedForm();
  takeAway();
  screen.form.change({ code: CODE });
  expect(captcha.placed).toEqual([]);
  screen.proof.mount(document.createElement('div'));
  expect(captcha.placed).toHaveLength(1);
});

it('mounts no captcha after the form has left the page', () => {
  const { screen, captcha, begin, takeAway } = anUntouchedForm();
  takeAway();
  begin();
  screen.form.change({ code: CODE });
  expect(captcha.placed).toEqual([]);
});

it('mounts the captcha at a press, and submits once when it has passed', async () => {
  const { screen, api, captcha } = await aPressedForm({ answers: [done(aSession())] });
  await screen.submit();
  expect(screen.busy).toBe(true);
  expect(screen.form.faults).toEqual({});
  expect(api.asked).toEqual([]);
  captcha.last().onToken('token-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.asked.map(({ captcha: sent }) => sent)).toEqual(['token-1']);
});

it('asks the user to solve the captcha if it has not passed after eight seconds', async () => {
  const { screen, api } = await aPressedForm({ answers: [done(aSession())] });
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.busy).toBe(false);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  expect(screen.form.attempts, 'the focus goes to the summary').toBe(2);
  expect(api.asked).toEqual([]);
});

/** A form whose press has waited longer than eight seconds. */
async function aMissedPress(told: Parameters<typeof anUntouchedForm>[0] = {}) {
  const form = await aPressedForm({ answers: [done(aSession())], ...told });
  await vi.advanceTimersByTimeAsync(8000);
  expect(form.screen.form.faults).toEqual({ captcha: 'confirm' });
  return form;
}

it.each<[string, (form: Awaited<ReturnType<typeof aMissedPress>>) => unknown]>([
  ['', () => undefined],
  [', even if it is pressed again meanwhile', ({ screen }) => screen.submit()],
  [
    ', also in another language',
    ({ screen, takeAway, place, begin }) => {
      takeAway();
      screen.proof.mount(place);
      begin();
    },
  ],
  [
    ', even if the captcha must start again',
    ({ captcha, begin }) => {
      captcha.last().onExpire();
      begin();
    },
  ],
])(
  'submits a press that has waited longer than eight seconds once when the captcha has passed%s',
  async (_but, go) => {
    const form = await aMissedPress();
    await go(form);
    expect(form.screen.form.faults).toEqual({ captcha: 'confirm' });
    form.captcha.last().onToken('token-1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(form.api.asked.map(({ captcha }) => captcha)).toEqual(['token-1']);
  },
);

it('leads a press that has waited longer than eight seconds to the question', async () => {
  const { screen, captcha } = await aMissedPress({ questions: [done(QUESTION)] });
  captcha.last().onError();
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.proof.state).toEqual({ kind: 'question', asked: QUESTION, requested: true });
  expect(screen.form.faults).toEqual({});
});

it('cancels a waiting press if the code changes, and waits for another press', async () => {
  for (const makePress of [aPressedForm, aMissedPress]) {
    const { screen, api, captcha } = await makePress({ answers: [done(aSession())] });
    screen.form.change({ code: OTHER_CODE });
    expect(screen.busy).toBe(false);
    expect(screen.form.faults).toEqual({});
    captcha.last().onToken('token-1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.form.faults).toEqual({});
    expect(api.asked).toEqual([]);
    await screen.submit();
    expect(api.asked.map(({ code }) => code)).toEqual([OTHER_CODE]);
  }
});

it('gives a press after a changed code another eight seconds', async () => {
  for (const makePress of [aPressedForm, aMissedPress]) {
    const { screen, api, captcha } = await makePress({ answers: [done(aSession())] });
    screen.form.change({ code: OTHER_CODE });
    await screen.submit();
    await vi.advanceTimersByTimeAsync(7999);
    expect(screen.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.form.faults).toEqual({ captcha: 'confirm' });
    captcha.last().onToken('token-1');
    expect(api.asked.map(({ code }) => code)).toEqual([OTHER_CODE]);
  }
});

it('shows no captcha fault after eight seconds if the press was cancelled', async () => {
  const { screen } = await aPressedForm();
  screen.form.change({ code: OTHER_CODE });
  await vi.advanceTimersByTimeAsync(8000);
  expect(screen.form.faults).toEqual({});
  expect(screen.form.attempts).toBe(1);
});

it('restarts the eight seconds if the captcha expires during a press', async () => {
  const { screen, captcha } = await aPressedForm();
  await vi.advanceTimersByTimeAsync(5000);
  captcha.last().onExpire();
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
});

it('restarts the eight seconds with a captcha in another language', async () => {
  const { screen, captcha, takeAway, place } = await aPressedForm();
  await vi.advanceTimersByTimeAsync(5000);
  takeAway();
  screen.proof.mount(place);
  expect(captcha.placed).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
});

it('mounts no other captcha when one expires after its press was cancelled', async () => {
  const { screen, captcha } = await aPressedForm();
  screen.form.change({ code: OTHER_CODE });
  captcha.last().onExpire();
  expect(captcha.placed).toHaveLength(1);
});

it('forgets a waiting press when the page is left', async () => {
  for (const makePress of [aPressedForm, aMissedPress]) {
    const { screen, api, captcha, takeAway } = await makePress({ answers: [done(aSession())] });
    const { onToken } = captcha.last();
    screen.start()();
    takeAway();
    onToken('token-1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.asked).toEqual([]);
  }
});

it('holds no press for the captcha during the back-off', async () => {
  const kept = fakeKept({ codeWait: { refusals: 3, until: now + 1000 } });
  const { screen, api, captcha } = await aPressedForm({ kept });
  expect(screen.state).toMatchObject({ kind: 'refused', problem: { kind: 'too-many-requests' } });
  expect(screen.proof.isAwaited).toBe(false);
  captcha.last().onToken('token-1');
  expect(api.asked).toEqual([]);
});
