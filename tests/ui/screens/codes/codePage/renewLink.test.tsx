import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aSession } from '#tests/data/voucher.ts';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';

const MINUTE = 60 * SECOND;
const EMAIL = 'ada@mail.example';

beforeEach(() => vi.useFakeTimers({ now, toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** The page of an expired link. */
async function aPage(renewals: NonNullable<About['links']>['renewals'], about: About = {}) {
  const app = await anApp({
    locale: 'en',
    links: { looks: [refusal('link-expired', { code: 'RDMx2' })], renewals: renewals ?? [] },
    ...about,
  });
  app.device.clock.now = () => Date.now();
  await show(app.services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  return app;
}

const field = () => screen.getByRole('textbox', { name: saying('customer.email') });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => screen.getByRole('button', { name: say('renew.submit') });
const press = () => act(async () => fireEvent.click(submit()));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('requests a new link in place of the expired one, without another link to the same page', async () => {
  const { apis } = await aPage([done({ nextAllowedAt: now + 10 * MINUTE })]);
  const problem = screen.getByRole('region', { name: say('problem.link-expired.title') });
  expect(within(problem).queryByRole('link', { name: say('next.toResend') })).toBeNull();
  type(` ${EMAIL} `);
  await press();
  expect(apis.link.renewed).toEqual([{ token: aLinkToken, email: EMAIL }]);
});

it('answers neutrally, with the address masked', async () => {
  await aPage([done({ nextAllowedAt: now + 10 * MINUTE })]);
  type(EMAIL);
  await press();
  expect(screen.getByText(say('mailAgain.requested', { email: 'a•••@mail.example' }))).toBeInTheDocument();
  expect(screen.queryByText(EMAIL)).toBeNull();
});

it('counts down to the next request, and sends none before', async () => {
  const { apis } = await aPage([done({ nextAllowedAt: now + 10 * MINUTE }), done({ nextAllowedAt: null })]);
  type(EMAIL);
  await press();
  expect(screen.getByText(say('mailAgain.left', { left: '10:00' }))).toBeInTheDocument();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAccessibleDescription(saying('mailAgain.minutesLeft', { count: 10 }));
  await pass(61 * SECOND);
  expect(screen.getByText(say('mailAgain.left', { left: '8:59' }))).toBeInTheDocument();
  fireEvent.submit(field());
  await press();
  expect(apis.link.renewed).toHaveLength(1);
  await pass(9 * MINUTE);
  expect(screen.getByText(say('mailAgain.nextNow'))).toBeInTheDocument();
  await press();
  expect(apis.link.renewed).toHaveLength(2);
});

it('fills in the address typed before', async () => {
  await aPage([], { drafts: { customer: { ...EMPTY_DRAFT, email: EMAIL } } });
  expect(field()).toHaveValue(EMAIL);
});

it.each([
  ['', 'email'],
  ['ada@', 'email-invalid'],
  ['ada@post.ru', 'email-ru'],
])('refuses %j before any request, with the focus in the field', async (typed, fault) => {
  const { apis } = await aPage([]);
  type(typed);
  await press();
  expect(field()).toHaveAccessibleDescription(saying(`customer.fault.${fault}`));
  expect(field()).toHaveFocus();
  expect(apis.link.renewed).toEqual([]);
});

it('shows what went wrong, keeps the address, and can be submitted again', async () => {
  const { apis } = await aPage([refusal('offline'), done({ nextAllowedAt: null })]);
  type(EMAIL);
  await press();
  expect(screen.getByRole('region', { name: say('problem.offline.title') })).toHaveFocus();
  expect(field()).toHaveValue(EMAIL);
  await press();
  expect(apis.link.renewed).toHaveLength(2);
  expect(screen.getByText(say('mailAgain.nextNow'))).toBeInTheDocument();
});

it('sends one request for ten fast presses', async () => {
  const { apis } = await aPage([done({ nextAllowedAt: null })]);
  type(EMAIL);
  await act(async () => {
    for (let time = 0; time < 10; time += 1) fireEvent.click(submit());
  });
  expect(apis.link.renewed).toHaveLength(1);
});

it('clears the address when all data is removed', async () => {
  const { services } = await aPage([], { session: aSession() });
  type(EMAIL);
  await act(async () => services.session.end('removed'));
  expect(field()).toHaveValue('');
});
