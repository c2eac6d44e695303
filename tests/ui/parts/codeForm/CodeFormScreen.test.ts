import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { pending } from '#tests/data/pending.ts';
import { yesterday } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, aFilledForm, aForm } from './aCodeForm.ts';

it('says nothing is wrong before the first press, and what is at it', async () => {
  const { screen, api } = aForm();
  expect(screen.form.faults).toEqual({});
  await screen.submit();
  expect(screen.form.faults).toEqual({ code: { kind: 'empty' } });
  expect(api.asked).toEqual([]);
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
  const { screen, api } = aForm();
  screen.form.change({ code: '123 456 789' });
  expect(screen.hints).toEqual(['serial-number']);
  expect(api.asked).toEqual([]);
});

it('tells a submitted serial number from a code without a request, a captcha or an attempt', async () => {
  const { screen, api, captcha } = aForm();
  screen.form.change({ code: '123 456 789' });
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(screen.form.faults).toEqual({ code: { kind: 'serial-number' } });
  expect([screen.isSerialNumber, screen.hints, screen.refusals]).toEqual([true, [], 0]);
  expect(api.asked).toEqual([]);
});

it('submits a code in capitals by one press, once the backend knows no such code', async () => {
  const { screen, api, captcha } = aForm({ answers: [refusal('code-unknown'), done(aSession())] });
  screen.form.change({ code: 'y2-45 ywvdv' });
  expect(screen.hints).toEqual([]);
  captcha.last().onToken('token-1');
  await screen.submit();
  expect(screen.hints).toEqual(['small-only']);
  captcha.last().onToken('token-2');
  await screen.tryCapitals();
  expect(api.asked.map(({ code }) => code)).toEqual(['y245ywvdv', 'Y245YWVDV']);
});

it('makes one call of ten fast presses', async () => {
  const { screen, api, onOpened } = aFilledForm({ answers: [done(aSession())] });
  await Promise.all(Array.from({ length: 10 }, () => screen.submit()));
  expect(api.asked).toHaveLength(1);
  expect(onOpened).toHaveBeenCalledOnce();
});

it('is busy until the answer is there', async () => {
  const answer = pending<Answer<VoucherSession>>();
  const { screen, api } = aFilledForm();
  api.open = () => answer.promise;
  const submitting = screen.submit();
  expect(screen.busy).toBe(true);
  answer.answer(refusal('offline'));
  await submitting;
  expect(screen.busy).toBe(false);
});

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
  expect(screen.form.draft.code).toBe('');
  expect(screen.state).toEqual({ kind: 'idle' });
  stop();
});

it('stays busy when the page is hidden while a call is under way', async () => {
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

it('opens the voucher with code, category and the captcha’s token, and keeps nothing of it', async () => {
  const opened = aSession();
  const { screen, api, onOpened } = aFilledForm({ answers: [done(opened)] });
  screen.form.change({ code: ' Ab3-dE6 gH9 ' });
  await screen.submit();
  expect(api.asked).toEqual([{ code: CODE, voucherCategory: 9, captcha: 'token-1' }]);
  expect(onOpened).toHaveBeenCalledExactlyOnceWith(opened);
  expect(screen.form.draft.code).toBe('');
  expect(screen.form.faults).toEqual({});
  expect(screen.state).toEqual({ kind: 'idle' });
});

it('keeps the code where the permission that came for it is over already, and says so', async () => {
  const { screen, onOpened, onward } = aFilledForm({ answers: [done(aSession({ expires: yesterday }))] });
  await screen.submit();
  expect(onOpened).not.toHaveBeenCalled();
  expect(onward).not.toHaveBeenCalled();
  expect(screen.form.draft.code).toBe(CODE);
  expect(screen.state).toMatchObject({ kind: 'refused', problem: { kind: 'over-on-arrival' } });
});

it.each([aLinkToken, `https://de.example/merchantcode/${aLinkToken}`])(
  'opens the page of a pasted redeem link at once, without captcha and call: %s',
  async (link) => {
    const { screen, api, onRedeemLink } = aForm();
    screen.form.change({ code: link });
    await screen.submit();
    expect(onRedeemLink).toHaveBeenCalledExactlyOnceWith(aLinkToken);
    expect(api.asked).toEqual([]);
  },
);
