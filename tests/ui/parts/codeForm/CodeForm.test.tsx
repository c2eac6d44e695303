import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say, saying } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CODE, anEntry, field, pass, press, type } from './aCodeEntry.tsx';

it('has a field without autofill, spelling correction, capitalisation or a length limit', async () => {
  await anEntry();
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toHaveAttribute('autocapitalize', 'off');
  expect(field()).toHaveAttribute('spellcheck', 'false');
  expect(field()).not.toHaveAttribute('maxlength');
  expect(field()).toHaveAccessibleDescription(saying('redeem.code.hint'));
});

it('shows an error summary with the focus and an error at the field when an empty form is submitted', async () => {
  await anEntry();
  expect(screen.queryByRole('region')).toBeNull();
  await press();
  expect(screen.getByRole('region', { name: say('redeem.code.summary') })).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(saying('redeem.code.fault.empty'));
  expect(field()).toBeInvalid();
});

it('moves the focus from the summary to the field', async () => {
  await anEntry();
  await press();
  fireEvent.click(screen.getByRole('link', { name: say('redeem.code.fault.empty') }));
  expect(field()).toHaveFocus();
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
  expect(await screen.findByRole('link', { name: words })).toBeInTheDocument();
  expect(apis.voucher.asked).toEqual([]);
});

it('repeats the code in groups, hidden from screen readers', async () => {
  await anEntry();
  type('Ab3dE6gH9');
  const reading = screen.getByText(say('redeem.code.reading', { code: 'Ab3 dE6 gH9' }));
  expect(reading).toHaveAttribute('aria-hidden', 'true');
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

it('shows a refusal with the focus, keeps the code and shows no fault for the used captcha', async () => {
  const { captcha } = await anEntry({ codeAnswers: [refusal('code-unknown', { code: 'VCRx1' })] });
  type(CODE);
  pass(captcha);
  await press();
  const problem = await screen.findByRole('region', { name: say('problem.code-unknown.title') });
  await waitFor(() => expect(problem).toHaveFocus());
  expect(screen.getByText(say('problem.code-unknown.cause'))).not.toBeVisible();
  expect(field()).toHaveValue(CODE);
  expect(field()).toBeValid();
  expect(screen.queryByText(say('redeem.captcha.fault'))).toBeNull();
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

it('moves the focus to the problem at every refusal', async () => {
  const { captcha } = await anEntry({
    codeAnswers: [refusal('code-unknown'), refusal('code-unknown')],
  });
  type(CODE);
  pass(captcha);
  await press();
  const first = await screen.findByRole('region', { name: say('problem.code-unknown.title') });
  await waitFor(() => expect(first).toHaveFocus());
  field().focus();
  pass(captcha);
  await press();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: say('problem.code-unknown.title') })).toHaveFocus(),
  );
});

it('moves the focus back to the problem if the user submits again before the wait is over', async () => {
  const { captcha, apis } = await anEntry({
    codeAnswers: [refusal('too-many-requests', { retryAfterSeconds: 120 })],
  });
  type(CODE);
  pass(captcha);
  await press();
  const wait = await screen.findByRole('region', { name: say('problem.too-many-requests.title') });
  field().focus();
  pass(captcha);
  await press();
  expect(wait).toHaveFocus();
  expect(apis.voucher.asked).toHaveLength(1);
});

it('marks its button as busy but keeps it focusable while the code is checked', async () => {
  const { captcha, apis } = await anEntry();
  apis.voucher.open = () => new Promise(() => undefined);
  type(CODE);
  pass(captcha);
  await press();
  const button = screen.getByRole('button', { name: saying('redeem.code.busy') });
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
