import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { fakeWaits } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, anUntouchedForm } from '../codeForm/aCodeForm.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form whose code came along, for instance from another brand's site, and which was pressed first thing. */
async function aPressedForm(told: Parameters<typeof anUntouchedForm>[0] = {}) {
  const form = anUntouchedForm(told);
  form.screen.prefill(CODE);
  await form.screen.submit();
  return form;
}

it('asks for no captcha before the focus comes into its form, and for one then', () => {
  const { captcha, begin } = anUntouchedForm();
  expect(captcha.placed).toEqual([]);
  begin();
  begin();
  expect(captcha.placed).toHaveLength(1);
});

it('asks for one at once where the focus was in its form before, as on the page before the scripts', () => {
  const { screen, captcha } = anUntouchedForm();
  const form = document.createElement('form');
  const place = document.createElement('div');
  const field = document.createElement('input');
  form.append(field, place);
  document.body.append(form);
  onTestFinished(() => form.remove());
  field.focus();
  screen.proof.place(place);
  expect(captcha.placed.map((each) => each.place)).toEqual([place]);
});

it('asks for none once the form has left the page', () => {
  const { captcha, begin, takeAway } = anUntouchedForm();
  takeAway();
  begin();
  expect(captcha.placed).toEqual([]);
});

it('asks for the captcha at a press, and makes the press again when it has passed, once', async () => {
  const { screen, desk, captcha } = await aPressedForm({ answers: [done(aSession())] });
  await screen.submit();
  expect(screen.busy).toBe(true);
  expect(screen.form.faults).toEqual({});
  expect(desk.asked).toEqual([]);
  captcha.last().onToken('token-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(desk.asked.map(({ captcha: sent }) => sent)).toEqual(['token-1']);
});

it('tells the person to see to the captcha when it has not passed in eight seconds', async () => {
  const { screen, desk, captcha } = await aPressedForm({ answers: [done(aSession())] });
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.busy).toBe(false);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
  captcha.last().onToken('token-1');
  expect(screen.form.faults).toEqual({});
  expect(desk.asked, 'the person presses again').toEqual([]);
});

it('gives each press its own eight seconds', async () => {
  const { screen, captcha } = await aPressedForm();
  await vi.advanceTimersByTimeAsync(5000);
  captcha.last().onExpire();
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
});

it('gives a press eight seconds anew with a captcha that is drawn in another language', async () => {
  const { screen, captcha, takeAway, place } = await aPressedForm();
  await vi.advanceTimersByTimeAsync(5000);
  takeAway();
  screen.proof.place(place);
  expect(captcha.placed).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(7999);
  expect(screen.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.form.faults).toEqual({ captcha: 'confirm' });
});

it('forgets a press that waits when the page is left', async () => {
  const { screen, desk, captcha, takeAway } = await aPressedForm({ answers: [done(aSession())] });
  const { onToken } = captcha.last();
  screen.start()();
  takeAway();
  onToken('token-1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(desk.asked).toEqual([]);
});

it('does not ask for the captcha while codes may not be sent', async () => {
  const waits = fakeWaits();
  waits.write({ refusals: 3, until: now + 1000 });
  const { screen, captcha } = await aPressedForm({ waits });
  expect(screen.state).toMatchObject({ kind: 'refused', problem: { kind: 'too-many-requests' } });
  expect(captcha.placed).toEqual([]);
});
