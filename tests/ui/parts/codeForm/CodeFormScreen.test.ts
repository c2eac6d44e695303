import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { pending } from '#tests/data/pending.ts';
import { yesterday } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { hintsOf } from '#ui/parts/codeForm/hintsOf.ts';
import { CODE, aFilledForm, aForm } from './aCodeForm.ts';

it('has no fault before the first submit, and names an empty code at it', async () => {
  const { screen, api } = aForm();
  expect(screen.form.faults).toEqual({});
  await screen.submit();
  expect(screen.form.faults).toEqual({ code: { kind: 'empty' } });
  expect(api.asked).toEqual([]);
});

it('validates again while the field changes', async () => {
  const { screen, captcha } = aForm();
  await screen.submit();
  screen.form.change({ code: 'Ab' });
  expect(screen.form.faults.code).toEqual({ kind: 'too-short', min: 6 });
  screen.form.change({ code: CODE });
  captcha.last().onToken('token-1');
  expect(screen.form.faults).toEqual({});
});

it('gives a hint on the format of the code without a request', () => {
  const { screen, api } = aForm();
  screen.form.change({ code: '123 456 789' });
  expect(hintsOf(screen)).toEqual(['serial-number']);
  expect(api.asked).toEqual([]);
});

it('recognises a submitted serial number without a request, a captcha or an attempt', async () => {
  const { screen, api, captcha } = aForm();
  screen.form.change({ code: '123 456 789' });
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(screen.form.faults).toEqual({ code: { kind: 'serial-number', serialNumber: '123456789' } });
  expect([screen.isSerialNumber, hintsOf(screen), screen.refusals]).toEqual([true, [], 0]);
  expect(api.asked).toEqual([]);
});

it('submits the code in capitals on one press after the backend did not know it', async () => {
  const { screen, api, captcha } = aForm({ answers: [refusal('code-unknown'), done(aSession())] });
  screen.form.change({ code: 'y2-45 ywvdv' });
  expect(hintsOf(screen)).toEqual([]);
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(hintsOf(screen)).toEqual(['small-only']);
  captcha.last().onToken('token-2');
  await screen.tryCapitals();
  expect(api.asked.map(({ code }) => code)).toEqual(['y245ywvdv', 'Y245YWVDV']);
});

it('sends one request for ten fast presses', async () => {
  const { screen, api, onOpened } = aFilledForm({ answers: [done(aSession())] });
  await Promise.all(Array.from({ length: 10 }, () => screen.submit()));
  expect(api.asked).toHaveLength(1);
  expect(onOpened).toHaveBeenCalledOnce();
});

it('is busy until the answer arrives', async () => {
  const answer = pending<Answer<VoucherSession>>();
  const { screen, api } = aFilledForm();
  api.open = () => answer.promise;
  const submitting = screen.submit();
  expect(screen.busy).toBe(true);
  answer.answer(refusal('offline'));
  await submitting;
  expect(screen.busy).toBe(false);
});

it('takes over a code passed from another site', () => {
  const { screen } = aForm();
  screen.prefill(CODE);
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.form.faults).toEqual({});
});

it('clears the code before the browser caches the page for “back”', async () => {
  const { screen } = aFilledForm({ answers: [refusal('wrong-category')] });
  const stop = screen.start();
  await screen.submit();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.form.draft.code).toBe('');
  expect(screen.state).toEqual({ kind: 'idle' });
  stop();
});

it('stays busy if the page is hidden during a request', async () => {
  const answer = pending<Answer<VoucherSession>>();
  const { screen, api } = aFilledForm();
  api.open = () => answer.promise;
  const stop = screen.start();
  const submitting = screen.submit();
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.busy).toBe(true);
  answer.answer(done(aSession()));
  await submitting;
  stop();
});

it('opens the voucher with code, category and captcha token, and keeps none of them', async () => {
  const { screen, api, onOpened } = aFilledForm({ answers: [done(aSession())] });
  screen.form.change({ code: ' Ab3-dE6 gH9 ' });
  await screen.submit();
  expect(api.asked).toEqual([{ code: CODE, voucherCategory: 9, captcha: 'token-1' }]);
  expect(onOpened).toHaveBeenCalledOnce();
  expect(screen.form.draft.code).toBe('');
  expect(screen.form.faults).toEqual({});
  expect(screen.state).toEqual({ kind: 'idle' });
});

it('keeps the code and reports the problem if the new session has already expired', async () => {
  const { screen, onOpened, onward } = aFilledForm({ answers: [done(aSession({ expires: yesterday }))] });
  await screen.submit();
  expect(onOpened).not.toHaveBeenCalled();
  expect(onward).not.toHaveBeenCalled();
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.state).toMatchObject({ kind: 'refused', problem: { kind: 'over-on-arrival' } });
});

it.each([aLinkToken, `https://de.example/merchantcode/${aLinkToken}`])(
  'opens the code page of a pasted redeem link without captcha or request: %s',
  async (link) => {
    const { screen, api, onRedeemLink } = aForm();
    screen.form.change({ code: link });
    await screen.submit();
    expect(onRedeemLink).toHaveBeenCalledExactlyOnceWith(aLinkToken);
    expect(api.asked).toEqual([]);
  },
);
