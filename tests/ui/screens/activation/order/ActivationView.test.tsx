import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { aGiven, aLink, anOrder, FIRST, SECOND_ONE, THIRD } from '#tests/data/activation.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { now } from '#tests/data/moments.ts';
import { aPage, activateAll, activateOf, activated, button, failing, press, rowOf } from './anActivation.tsx';

opensDialogs();

it('lists every voucher with serial number, value and how it stands', async () => {
  await aPage({ orders: [done(anOrder())] });
  expect(rowOf(FIRST).getByText('€50.00')).toBeInTheDocument();
  expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
  expect(rowOf(THIRD).getByText(say('activation.state.ACTIVATED'))).toBeInTheDocument();
  expect(rowOf(THIRD).queryByRole('button')).toBeNull();
});

it('is kept out of search engines, since its address authorises', async () => {
  await aPage({ orders: [done(anOrder())] });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('adds up each currency by itself in the question', async () => {
  const pounds = { amountInCent: 700, currency: 'GBP' } as const;
  const vouchers = [aGiven(), aGiven({ serialNumber: SECOND_ONE, value: pounds })];
  await aPage({ orders: [done(anOrder({ vouchers }))] });
  await press(say('activation.all', { count: 2 }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/€50\.00 \+ £7\.00$/);
});

it('asks before activating all, naming each serial number and the sum, with the focus on “cancel”', async () => {
  const { asked } = await aPage({ orders: [done(anOrder())] });
  await press(say('activation.all', { count: 2 }));
  const dialog = screen.getByRole('alertdialog', { name: say('activation.ask.title', { count: 2 }) });
  expect(dialog).toHaveAccessibleDescription(/410\s000\s001.*410\s000\s002.*€75\.00/);
  expect(dialog).not.toHaveTextContent(/410\s000\s003/);
  expect(button(say('activation.ask.cancel'))).toHaveFocus();
  await press(say('activation.ask.cancel'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(asked).toEqual([]);
});

it('activates one alone, after asking about it', async () => {
  const { asked } = await aPage({ orders: [done(anOrder())], results: [done([activated(SECOND_ONE)])] });
  await press(activateOf(SECOND_ONE));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /^(?!.*410\s000\s001).*410\s000\s002.*€25\.00/,
  );
  await press(say('activation.ask.confirm', { count: 1 }));
  expect(asked).toEqual([[SECOND_ONE]]);
  expect(rowOf(SECOND_ONE).getByText(say('activation.state.ACTIVATED'))).toBeInTheDocument();
  expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
  expect(screen.getByText(say('activation.done', { count: 1 })).closest('[tabindex]')).toHaveFocus();
});

it('has an outcome for each, and tries only those again that failed', async () => {
  const { asked } = await aPage({
    orders: [done(anOrder())],
    results: [done([activated(FIRST), failing(SECOND_ONE)]), done([activated(SECOND_ONE)])],
  });
  await activateAll(2);
  expect(screen.getByText(say('activation.done', { count: 1 }))).toBeInTheDocument();
  expect(screen.getByText(say('activation.failed', { count: 1 }))).toBeInTheDocument();
  expect(rowOf(SECOND_ONE).getByText(say('activation.state.failed'))).toBeInTheDocument();
  await press(say('activation.retry', { count: 1 }));
  expect(asked).toEqual([[FIRST, SECOND_ONE], [SECOND_ONE]]);
  expect(screen.getByText(say('activation.allDone'))).toBeInTheDocument();
  expect(screen.queryByText(say('activation.failed', { count: 1 }))).toBeNull();
});

it('does not say that all are activated where one is blocked', async () => {
  const order = anOrder({ vouchers: [aGiven(), aGiven({ serialNumber: SECOND_ONE, state: 'BLOCKED' })] });
  await aPage({ orders: [done(order)], results: [done([activated(FIRST)])] });
  await press(activateOf(FIRST));
  await press(say('activation.ask.confirm', { count: 1 }));
  expect(screen.getByText(say('activation.done', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(say('activation.allDone'))).toBeNull();
  expect(screen.queryByText(say('activation.lead'))).toBeNull();
});

it('sends one call for ten fast presses', async () => {
  const { asked } = await aPage({
    orders: [done(anOrder())],
    results: [done([activated(FIRST), activated(SECOND_ONE)])],
  });
  await press(say('activation.all', { count: 2 }));
  const confirm = button(say('activation.ask.confirm', { count: 2 }));
  await act(async () => {
    for (let presses = 0; presses < 10; presses += 1) fireEvent.click(confirm);
  });
  expect(asked).toHaveLength(1);
});

it('goes by what the order says after a lost answer', async () => {
  const after = anOrder({ vouchers: [aGiven({ state: 'ACTIVATED', activatedAt: now })] });
  await aPage({
    orders: [done(anOrder({ vouchers: [aGiven()] })), done(after)],
    results: [refusal('timed-out')],
  });
  await press(activateOf(FIRST));
  await press(say('activation.ask.confirm', { count: 1 }));
  expect(screen.getByText(say('activation.allDone'))).toBeInTheDocument();
});

it('keeps the list after a refusal, and lets it be tried again', async () => {
  await aPage({
    orders: [done(anOrder())],
    results: [refusal('too-many-requests', { retryAfterSeconds: 30 })],
  });
  await activateAll(2);
  const card = screen.getByRole('region', { name: say('problem.too-many-requests.title') });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent(say('activation.stands'));
  expect(button(say('activation.all', { count: 2 }))).toBeInTheDocument();
});

it.each<Problem>([{ kind: 'timed-out' }, { kind: 'too-many-requests', moneyState: 'unknown' }])(
  'says that nobody knows after %j, if the order cannot be asked for, and tries the same ones again',
  async (lost) => {
    const { asked } = await aPage({
      orders: [done(anOrder()), refusal('offline')],
      results: [refused(lost), done([activated(SECOND_ONE)])],
    });
    await press(activateOf(SECOND_ONE));
    await press(say('activation.ask.confirm', { count: 1 }));
    const card = screen.getByRole('region', { name: say(`problem.${lost.kind}.title`) });
    expect(card).toHaveTextContent(say('activation.unclear'));
    expect(card).not.toHaveTextContent(say('activation.stands'));
    await press(say('common.tryAgain'));
    expect(asked).toEqual([[SECOND_ONE], [SECOND_ONE]]);
    expect(rowOf(SECOND_ONE).getByText(say('activation.state.ACTIVATED'))).toBeInTheDocument();
  },
);

it('says that one which was withdrawn meanwhile is not activated, and offers no other try', async () => {
  const withdrawn = { serialNumber: FIRST, outcome: 'BLOCKED', activatedAt: null } as const;
  await aPage({ orders: [done(anOrder())], results: [done([withdrawn])] });
  await press(activateOf(FIRST));
  await press(say('activation.ask.confirm', { count: 1 }));
  const news = screen.getByText(say('activation.withdrawn', { count: 1 }));
  expect(news.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByRole('button', { name: say('activation.retry', { count: 1 }) })).toBeNull();
});

it.each([
  ['a hash that the backend does not know', {}, [refusal('activation-unknown')]],
  ['a hash that was cut off', { hash: 'cut' }, []],
] as const)('says what to do about %s, and what to quote', async (_, link, orders) => {
  await aPage({ orders, link });
  const card = screen.getByRole('region', { name: say('problem.activation-unknown.title') });
  expect(card).toHaveTextContent(say('next.open-mail'));
  expect(within(card).getByRole('link', { name: say('common.support') })).toBeInTheDocument();
  expect(screen.getByText(say('activation.quote', { reference: aLink.reference }))).toBeInTheDocument();
});

it('opens again after a fault', async () => {
  await aPage({ orders: [refusal('offline'), done(anOrder())] });
  await press(say('common.tryAgain'));
  expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
});

it('says that an order has nothing to activate', async () => {
  await aPage({ orders: [done(anOrder({ vouchers: [] }))] });
  expect(screen.getByText(say('activation.none'))).toBeInTheDocument();
});

it('says of a blocked one that it cannot be activated', async () => {
  await aPage({ orders: [done(anOrder({ vouchers: [aGiven({ state: 'BLOCKED' })] }))] });
  expect(rowOf(FIRST).getByText(say('activation.state.BLOCKED'))).toBeInTheDocument();
  expect(screen.getByText(say('activation.blocked'))).toBeInTheDocument();
});

it.each(['company', 'private'] as const)(
  'leads a company alone to the business pages, not a %s',
  async (buyer) => {
    const b2bLinks = { b2bWebsite: 'https://b2b.example/', b2bContactForm: 'https://b2b.example/form' };
    await aPage({ orders: [done(anOrder({ buyer }))], site: { b2bLinks } });
    const leads = ['activation.business.site', 'activation.business.contact'].flatMap((text) =>
      screen.queryAllByRole('link', { name: saying(text) }).map((link) => link.getAttribute('href')),
    );
    expect(leads).toEqual(buyer === 'company' ? [b2bLinks.b2bWebsite, b2bLinks.b2bContactForm] : []);
  },
);
