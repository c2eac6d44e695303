import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { fillWithoutFocus } from '#tests/data/fillWithoutFocus.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { ResendView } from '#ui/screens/codes/resend/ResendView.tsx';

const EMAIL = 'ada@mail.example';
const NOTED = done({ nextAllowedAt: now + 600_000 });

async function aPage(about: About = {}) {
  const app = await anApp({ locale: 'en', ...about });
  const shown = await show(app.services, <ResendView />, {
    at: '/redeem/resend-link',
    path: '/redeem/resend-link',
  });
  return { ...app, ...shown };
}

const code = () => screen.getByRole('textbox', { name: saying('resend.code') });
const email = () => screen.getByRole('textbox', { name: saying('customer.email') });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const submit = () => screen.getByRole('button', { name: say('resend.submit') });
const press = () => act(async () => fireEvent.click(submit()));

/** A page with filled fields and a passed captcha. */
async function aFilledPage(about: About = {}) {
  const page = await aPage(about);
  type(code(), '7kq-M4R xw9');
  type(email(), EMAIL);
  act(() => page.captcha.last().onToken('token-1'));
  return page;
}

it('requests the mail with code, address and captcha token', async () => {
  const { apis } = await aFilledPage({ resends: [NOTED] });
  await press();
  expect(apis.resend.wished).toEqual([{ code: '7kqM4Rxw9', email: EMAIL, captcha: 'token-1' }]);
});

it('offers the codes of a longer text, and says so only until the field shows its fault', async () => {
  const { apis } = await aFilledPage();
  type(code(), 'CSJ-9QX-6GB, Ab3-dE6-gH9');
  expect(await screen.findByText(say('codeOffer.several'))).toBeVisible();
  await press();
  expect(screen.queryByText(say('codeOffer.several'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: say('codeOffer.take', { code: 'Ab3 dE6 gH9' }) }));
  expect(code()).toHaveValue('Ab3dE6gH9');
  expect(apis.resend.wished).toEqual([]);
});

it('answers neutrally, and sends no further request before the given time', async () => {
  const { apis, captcha } = await aFilledPage({ resends: [NOTED] });
  await press();
  expect(screen.getByText(say('mailAgain.requested', { email: 'a•••@mail.example' }))).toBeInTheDocument();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAccessibleDescription(saying('mailAgain.minutesLeft', { count: 10 }));
  act(() => captcha.last().onToken('token-2'));
  fireEvent.submit(code());
  await press();
  expect(apis.resend.wished).toHaveLength(1);
});

it('mounts the captcha once a code is filled in without focus, but not for an address it filled in itself', async () => {
  const { captcha } = await aPage({ drafts: { customer: { ...EMPTY_DRAFT, email: EMAIL } } });
  expect(captcha.placed).toEqual([]);
  act(() => fillWithoutFocus(code(), '7kqM4Rxw9'));
  expect(captcha.placed).toHaveLength(1);
});

it('fills in the address typed before, and never a code', async () => {
  await aPage({ drafts: { customer: { ...EMPTY_DRAFT, email: EMAIL } } });
  expect(email()).toHaveValue(EMAIL);
  expect(code()).toHaveValue('');
});

it('shows at the press what is missing, with links to the fields', async () => {
  const { apis } = await aPage();
  await press();
  const summary = screen.getByRole('region', { name: say('customer.summary', { count: 2 }) });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(say('redeem.code.fault.empty'));
  expect(summary).toHaveTextContent(say('customer.fault.email'));
  expect(document.title).toContain(say('common.errorPrefix'));
  fireEvent.click(screen.getByRole('link', { name: say('redeem.code.fault.empty') }));
  expect(code()).toHaveFocus();
  expect(apis.resend.wished).toEqual([]);
});

it('shows a refusal with the focus, keeps what was typed, and requires a new proof', async () => {
  const { apis, captcha } = await aFilledPage({ resends: [refusal('captcha-invalid'), NOTED] });
  await press();
  expect(screen.getByRole('region', { name: say('problem.captcha-invalid.title') })).toHaveFocus();
  expect(code()).toHaveValue('7kq-M4R xw9');
  expect(captcha.events).toContain('reset');
  await press();
  expect(apis.resend.wished).toHaveLength(1);
  await act(async () => captcha.last().onToken('token-2'));
  expect(apis.resend.wished.map((wish) => wish.captcha)).toEqual(['token-1', 'token-2']);
});

it('does not say that nothing was redeemed, since the mail of a redemption is missing', async () => {
  await aFilledPage({ resends: [refusal('offline')] });
  await press();
  const problem = screen.getByRole('region', { name: say('problem.offline.title') });
  expect(problem).not.toHaveTextContent(say('money.untouched'));
  expect(problem).toHaveTextContent(say('thankYou.correctStands'));
});

it('counts down the wait that the backend demands', async () => {
  await aFilledPage({ resends: [refusal('too-many-requests', { retryAfterSeconds: 60 })] });
  await press();
  expect(screen.getAllByText(say('next.wait-seconds', { count: 60 })).length).toBeGreaterThan(0);
});

it('sends the answer to a question in place of the captcha token', async () => {
  const { apis, captcha } = await aFilledPage({
    resends: [NOTED],
    questions: [
      done({ id: 'q1', question: 'Type these digits: 4 7 2' }),
      done({ id: 'q2', question: 'Type these digits: 5 3 8' }),
    ],
  });
  await act(async () => captcha.last().onError());
  type(await screen.findByRole('textbox', { name: saying('redeem.captcha.question') }), '472');
  await press();
  expect(apis.resend.wished[0]?.captcha).toBe('question:q1:472');
});

it('opens a pasted redeem link without a request', async () => {
  const { apis, path } = await aFilledPage();
  type(code(), `https://redeem.de.example/merchantcode/${aLinkToken}`);
  await press();
  expect(path()).toBe(`/merchantcode/${aLinkToken}`);
  expect(apis.resend.wished).toEqual([]);
});

it('recognises a serial number', async () => {
  await aPage();
  type(code(), '123456789');
  expect(screen.getByText(say('codeHint.serial-number'))).toBeInTheDocument();
});

it('clears the code before the browser caches the page for “back”', async () => {
  await aFilledPage();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(code()).toHaveValue('');
  expect(email()).toHaveValue(EMAIL);
});

it('sends one request for ten fast presses', async () => {
  const { apis } = await aFilledPage({ resends: [NOTED] });
  await act(async () => {
    for (let time = 0; time < 10; time += 1) fireEvent.click(submit());
  });
  expect(apis.resend.wished).toHaveLength(1);
});

it('has a code field without autofill, correction or capitalisation', async () => {
  await aPage();
  for (const [name, value] of Object.entries({
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  })) {
    expect(code()).toHaveAttribute(name, value);
  }
});

it('is empty again when all data is removed', async () => {
  const { services } = await aFilledPage({ session: aSession() });
  await act(async () => services.session.end('removed'));
  expect(code()).toHaveValue('');
  expect(email()).toHaveValue('');
});
