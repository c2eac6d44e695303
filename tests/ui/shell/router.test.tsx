import { aCheck } from '#tests/data/fraud.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { settled } from '#tests/data/pending.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aLinkToken, anOpenOrder, aSealedCode } from '#tests/data/redemption.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { App } from '#ui/shell/App.tsx';

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** The whole app at this address. */
async function visit(address: string, about: About = {}) {
  window.history.replaceState(null, '', address);
  const app = await anApp({
    locale: 'en',
    shops: { walls: [refusal('offline'), refusal('offline')] },
    ...about,
  });
  await act(async () => {
    render(<App services={app.services} />);
  });
  return app;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  '/no/such/page',
  '/prepaid',
  '/prepaid/checkout',
  '/payment/nowhere',
  '/merchantcode',
  '/redeem',
  '/redeem/shop-1',
  '/fraud-prevention',
  '/toString',
  '/__proto__',
  '/%00',
])('shows the not-found page with links at %s', async (address) => {
  await visit(address);
  expect(await heading(say('notFound.title'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('notFound.redeem') })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: say('notFound.shops') })).toHaveAttribute('href', '/shops');
});

it('shows an unknown address as text', async () => {
  await visit('/%3Cimg%20src=x%3E');
  expect(await heading(say('notFound.title'))).toBeInTheDocument();
  expect(document.querySelector('main img[src="x"]')).toBeNull();
});

it('renders the wall at /shops', async () => {
  await visit('/shops');
  expect(await heading(say('wall.title'))).toBeInTheDocument();
});

it('renders the entry at / with the voucher in use', async () => {
  await visit('/', { session: aSession() });
  expect(await heading(`${say('balance.label')} €50.00`)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: say('redeem.code.label') })).toBeNull();
});

it('shows no balance on the entry while an open order leaves it uncertain', async () => {
  await visit('/', { session: aSession(), drafts: { pendingOrder: anOpenOrder() } });
  expect(await heading(say('balance.open'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('balance.shops') })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent(/€\d/);
});

it.each([
  ['shows the remainder of the last voucher on the entry', {}, 1],
  ['hides the remainder while an open order leaves it uncertain', { pendingOrder: anOpenOrder() }, 0],
])('%s', async (_what, drafts, count) => {
  await import('#ui/screens/entry/codeEntry/RestNotice.tsx'); // drawn without a moment of waiting
  const { device } = await visit('/', { drafts });
  await act(async () => device.kept.write('balanceAfter', { amountInCent: 25_00, currency: 'EUR' }));
  await act(settled);
  expect(screen.queryAllByText(say('redeem.rest', { money: '€25.00' }))).toHaveLength(count);
});

it('renders the code page of a redeem link', async () => {
  await visit(`/merchantcode/${aLinkToken}`, { links: { looks: [done(aSealedCode())] } });
  expect(await heading(say('merchantCode.title'))).toBeInTheDocument();
});

it('renders the fraud check of a held redemption, without the navbar', async () => {
  await visit('/fraud-prevention/fp-3hL6pD9sA5uZk0tTq3b8mV2xYw7nR4cJ1', {
    site: { switches: switchedOn('showNavBar') },
    fraud: { looks: [done(aCheck())] },
  });
  expect(await heading(say('fraud.step.DATA_REQUIRED.title'))).toBeInTheDocument();
  expect(document.querySelector(`nav[aria-label="${say('frame.nav')}"]`)).toBeNull();
});

it('renders the thank-you page', async () => {
  await visit('/thankyou');
  expect(await heading(say('thankYou.none'))).toBeInTheDocument();
});

it.each(['value', 'details', 'check'])(
  'asks for a code at the step %s without a voucher in use',
  async (step) => {
    await visit(`/redeem/shop-1/${step}`);
    expect(await heading(say('entry.needed.title'))).toBeInTheDocument();
  },
);

it('fills in the code passed from another of our sites, once', async () => {
  const { services } = await anApp({
    locale: 'en',
    shops: { walls: [refusal('offline')] },
    arrivingCode: 'Ab3dE6gH9',
  });
  await act(async () => {
    render(<App services={services} />);
  });
  expect(screen.getByRole('textbox', { name: say('redeem.code.label') })).toHaveValue('Ab3dE6gH9');
  expect(services.arrival.takeCode()).toBe('');
});

it('submits once what was typed and pressed on the early page', async () => {
  const early = anEarlyPage({ stands: true, typed: 'Ab3dE6gH9', pressed: true });
  const { apis, services } = await visit('/', {
    site: { captcha: { active: false, siteKey: '' } },
    codeAnswers: [refusal('code-unknown')],
    early,
  });
  expect(screen.getByRole('textbox', { name: say('redeem.code.label') })).toHaveValue('Ab3dE6gH9');
  expect(await screen.findByText(say('problem.code-unknown.title'))).toBeInTheDocument();
  expect(apis.voucher.asked.map(({ code }) => code)).toEqual(['Ab3dE6gH9']);
  expect(services.arrival.takePress()).toBe(false);
});

it('holds a press of the early page until the captcha has passed, and submits it once', async () => {
  const early = anEarlyPage({ stands: true, typed: 'Ab3dE6gH9', pressed: true });
  const { captcha, apis } = await visit('/', { codeAnswers: [refusal('code-unknown')], early });
  expect(apis.voucher.asked).toEqual([]);
  expect(screen.getByRole('button', { name: new RegExp(say('redeem.code.submit')) })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await act(async () => captcha.last().onToken('proof'));
  expect(apis.voucher.asked.map(({ code }) => code)).toEqual(['Ab3dE6gH9']);
});
