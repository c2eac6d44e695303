import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { SECOND } from '#tests/data/moments.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, type aForm, aFilledForm } from './aCodeForm.ts';

/** Submits once more, with a fresh token. */
async function again({ screen, captcha }: ReturnType<typeof aForm>) {
  captcha.last().onToken('fresh');
  await screen.submit();
}

it('makes the user wait from the third refused code on, and shows how long', async () => {
  const form = aFilledForm({ answers: Array.from({ length: 4 }, () => refusal('code-unknown')) });
  for (let refused = 0; refused < 3; refused += 1) await again(form);
  expect(form.api.asked).toHaveLength(3);
  await again(form);
  expect(form.api.asked).toHaveLength(3);
  const wait = { kind: 'too-many-requests', retryAfterSeconds: 1 };
  expect(form.screen.state).toEqual({ kind: 'refused', problem: wait, code: CODE });
  form.clock.at += SECOND;
  await again(form);
  expect(form.api.asked).toHaveLength(4);
});

it('waits as long as the backend demands', async () => {
  const form = aFilledForm({
    answers: [refusal('too-many-requests', { retryAfterSeconds: 120 }), done(aSession())],
  });
  await again(form);
  form.clock.at += 119 * SECOND;
  await again(form);
  expect(form.api.asked).toHaveLength(1);
  expect(form.screen.state).toMatchObject({ problem: { retryAfterSeconds: 1 } });
  form.clock.at += SECOND;
  await again(form);
  expect(form.onOpened).toHaveBeenCalledOnce();
});

it('does not use up the captcha token if the user submits too soon', async () => {
  const form = aFilledForm({ answers: [refusal('too-many-requests', { retryAfterSeconds: 5 })] });
  await again(form);
  await again(form);
  expect(form.screen.proof.state).toEqual({ kind: 'captcha', token: 'fresh' });
});

it('keeps waiting after a reload and in every other form of the tab, until a code is accepted', async () => {
  const kept = fakeKept();
  const before = aFilledForm({ answers: [refusal('too-many-requests', { retryAfterSeconds: 120 })], kept });
  await again(before);
  const reloaded = aFilledForm({ answers: [done(aSession())], kept });
  await again(reloaded);
  expect(reloaded.api.asked).toEqual([]);
  expect(reloaded.screen.state).toMatchObject({
    problem: { kind: 'too-many-requests', retryAfterSeconds: 120 },
  });
  reloaded.clock.at += 120 * SECOND;
  await again(reloaded);
  expect(reloaded.onOpened).toHaveBeenCalledOnce();
  // An accepted code resets the count of refusals.
  expect(kept.all()).toEqual({});
});
