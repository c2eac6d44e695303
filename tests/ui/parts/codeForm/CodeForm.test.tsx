import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, anEntry, fault, field, pass, press, type } from './aCodeEntry.tsx';

it('has a field without autofill, spelling correction, capitalisation or a length limit', async () => {
  await anEntry();
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toHaveAttribute('autocapitalize', 'off');
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).not.toHaveAttribute('maxlength');
  expect(field()).toHaveAccessibleDescription(saying('redeem.code.hint'));
});

it('leads each submit of an empty form to its field, which has the error, and lists none', async () => {
  await anEntry();
  for (const submit of ['the first', 'the second']) {
    await press();
    expect(field(), submit).toHaveFocus();
    field().blur();
  }
  expect(field()).toHaveAccessibleDescription(saying('redeem.code.fault.empty'));
  expect(field()).toBeInvalid();
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['Ab3', say('redeem.code.fault.too-short', { min: 6 })],
  ['A'.repeat(10_000), say('redeem.code.fault.too-long', { max: 24 })],
  ["' OR 1=1", say('redeem.code.fault.bad-character', { character: '=' })],
  ['Ab3dE6gH😀', say('redeem.code.fault.bad-character', { character: '😀' })],
])('refuses %.20s with a reason before any request', async (code, words) => {
  const { apis } = await anEntry();
  type(code);
  await press();
  await waitFor(() => expect(fault()).toHaveTextContent(words));
  expect(apis.voucher.asked).toEqual([]);
});

it('repeats the code in groups, hidden from screen readers', async () => {
  await anEntry();
  type('Ab3dE6gH9');
  const reading = screen.getByText(say('redeem.code.reading', { code: 'Ab3 dE6 gH9' }));
  expect(reading).toHaveAttribute('aria-hidden', 'true');
  expect(reading).toHaveAttribute('translate', 'no');
});

it('announces what the format of the code suggests', async () => {
  await anEntry();
  await act(async () => type('123456789'));
  const hint = await screen.findByText(say('codeHint.serial-number'));
  expect(hint.closest('output')).toBeInTheDocument();
});

it('starts a session with the voucher and empties the field', async () => {
  const { captcha, apis, services } = await anEntry({ codeAnswers: [done(aSession())] });
  type(' Ab3-dE6-gH9 ');
  pass(captcha);
  await press();
  await waitFor(() =>
    expect(apis.voucher.asked).toEqual([{ code: CODE, voucherCategory: 1, captcha: 'token-1' }]),
  );
  expect(services.session.voucher).toEqual(aSession().voucher);
  expect(field()).toHaveValue('');
});

it('warns that a reload loses the voucher if the browser stores nothing', async () => {
  const { captcha, services } = await anEntry({ codeAnswers: [done(aSession())], storageLasts: false });
  type(CODE);
  pass(captcha);
  await press();
  await waitFor(() => expect(services.flash.messages).toMatchObject([{ kind: 'warning' }]));
  expect(services.flash.messages[0]?.html).toBe(say('strip.notStored'));
});

it('says a refusal at the field, which takes the focus, keeps the code and shows no fault for the used captcha', async () => {
  const { captcha } = await anEntry({ codeAnswers: [refusal('code-unknown', { code: 'VCRx1' })] });
  type(CODE);
  pass(captcha);
  await press();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription(saying('problem.code-unknown.title'));
  expect(field()).toHaveAccessibleDescription(saying('next.check-code'));
  expect(screen.queryByRole('region', { name: say('problem.code-unknown.title') })).toBeNull();
  expect(screen.queryByText(say('kind.error'), { exact: true })).toBeNull();
  expect(screen.getByText(say('problem.code-unknown.cause'))).not.toBeVisible();
  expect(field()).toHaveValue(CODE);
  expect(field()).toBeValid();
  expect(screen.queryByText(say('redeem.captcha.fault.confirm'))).toBeNull();
});

it('says that the server cannot be reached if the texts of a refusal fail to load', async () => {
  const { captcha } = await anEntry({ codeAnswers: [refusal('code-unknown')], areasMissing: true });
  type(CODE);
  pass(captcha);
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(say('redeem.unreachable'));
  expect(alert).toHaveTextContent(say('redeem.untouched'));
});

it('opens the voucher with the same code once the giver has activated it', async () => {
  const answers = [refusal('not-activated', { code: 'VCRx8' }), done(aSession())];
  const { captcha, services } = await anEntry({ codeAnswers: answers });
  type(CODE);
  pass(captcha);
  await press();
  expect(await screen.findByText(say('next.ask-giver'))).toBeVisible();
  expect(services.session.voucher).toBeNull();
  pass(captcha);
  await press();
  expect(services.session.voucher).toEqual(aSession().voucher);
});

it('moves the focus to the field at every refusal', async () => {
  const { captcha } = await anEntry({
    codeAnswers: [refusal('code-unknown'), refusal('code-unknown')],
  });
  type(CODE);
  pass(captcha);
  await press();
  await waitFor(() => expect(field()).toHaveFocus());
  field().blur();
  pass(captcha);
  await press();
  await waitFor(() => expect(field()).toHaveFocus());
});

it('moves the focus back to the field if the user submits again before the wait is over', async () => {
  const { captcha, apis } = await anEntry({
    codeAnswers: [refusal('too-many-requests', { retryAfterSeconds: 120 })],
  });
  type(CODE);
  pass(captcha);
  await press();
  await screen.findByRole('region', { name: say('problem.too-many-requests.title') });
  field().blur();
  pass(captcha);
  await press();
  expect(field()).toHaveFocus();
  expect(apis.voucher.asked).toHaveLength(1);
});

it('marks its button as busy but keeps it focusable while the code is checked', async () => {
  const { captcha, apis } = await anEntry();
  apis.voucher.open = () => new Promise(() => undefined);
  type(CODE);
  pass(captcha);
  await press();
  const button = screen.getByRole('button', { name: saying('redeem.code.submit') });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled(); // a disabled button would lose the focus
});

it('opens the code page of a pasted redeem link', async () => {
  const { path } = await anEntry();
  type(`https://redeem.de.example/merchantcode/${aLinkToken}`);
  await press();
  expect(path()).toBe(`/merchantcode/${aLinkToken}`);
});

it('offers to try capitals only if the backend does not know a code in small letters', async () => {
  const { captcha, apis } = await anEntry({
    codeAnswers: [refusal('code-unknown'), refusal('code-unknown')],
  });
  type('y245ywvdv');
  pass(captcha);
  expect(screen.queryByRole('button', { name: say('codeOffer.capitals') })).toBeNull();
  await press();
  await act(async () =>
    fireEvent.click(await screen.findByRole('button', { name: say('codeOffer.capitals') })),
  );
  expect(field()).toHaveValue('Y245YWVDV');
  pass(captcha);
  await waitFor(() => expect(apis.voucher.asked).toHaveLength(2));
  expect(screen.queryByRole('button', { name: say('codeOffer.capitals') })).toBeNull();
});
