import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { aGiven, aLink, anOrder, FIRST, SECOND_ONE, THIRD } from '#tests/data/activation.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { now } from '#tests/data/moments.ts';
import { aPage, activateAll, activateOf, activated, button, failing, press, rowOf } from './anActivation.tsx';

it('lists every voucher with its serial number, value and state', async () => {
  await aPage({ orders: [done(anOrder())] });
  expect(rowOf(FIRST).getByText('€50.00')).toBeInTheDocument();
  expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
  expect(rowOf(THIRD).getByText(say('activation.state.ACTIVATED'))).toBeInTheDocument();
  expect(rowOf(THIRD).queryByRole('button')).toBeNull();
});

it('is excluded from search engines, because its address authorises', async () => {
  await aPage({ orders: [done(anOrder())] });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('adds up each currency separately in the confirmation', async () => {
  const pounds = { amountInCent: 700, currency: 'GBP' } as const;
  const vouchers = [aGiven(), aGiven({ serialNumber: SECOND_ONE, value: pounds })];
  await aPage({ orders: [done(anOrder({ vouchers }))] });
  await press(say('activation.all', { count: 2 }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/€50\.00 \+ £7\.00$/);
});

it('asks before activating all, names each serial number and the sum, and focuses “cancel”', async () => {
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

it('activates a single voucher after confirmation', async () => {
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

it('shows an outcome for each voucher, and retries only those that failed', async () => {
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

it('does not report all vouchers as activated if one is blocked', async () => {
  const order = anOrder({ vouchers: [aGiven(), aGiven({ serialNumber: SECOND_ONE, state: 'BLOCKED' })] });
  await aPage({ orders: [done(order)], results: [done([activated(FIRST)])] });
  await press(activateOf(FIRST));
  await press(say('activation.ask.confirm', { count: 1 }));
  expect(screen.getByText(say('activation.done', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText(say('activation.allDone'))).toBeNull();
  expect(screen.queryByText(say('activation.lead'))).toBeNull();
});

it('sends one request for ten fast presses', async () => {
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

it('shows the state of the order after a lost answer', async () => {
  const after = anOrder({ vouchers: [aGiven({ state: 'ACTIVATED', activatedAt: now })] });
  await aPage({
    orders: [done(anOrder({ vouchers: [aGiven()] })), done(after)],
    results: [refusal('timed-out')],
  });
  await press(activateOf(FIRST));
  await press(say('activation.ask.confirm', { count: 1 }));
  expect(screen.getByText(say('activation.allDone'))).toBeInTheDocument();
});

it('keeps the list after a refusal and allows another try', async () => {
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
  'shows an unclear outcome after %j if the order cannot be looked up, and retries the same vouchers',
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

it('says that a voucher withdrawn meanwhile was not activated, and offers no retry', async () => {
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
] as const)('shows for %s the next step and the reference to quote', async (_, link, orders) => {
  await aPage({ orders, link });
  const card = screen.getByRole('region', { name: say('problem.activation-unknown.title') });
  expect(card).toHaveTextContent(say('next.open-mail'));
  expect(within(card).getByRole('link', { name: say('common.support') })).toBeInTheDocument();
  expect(screen.getByText(say('activation.quote', { reference: aLink.reference }))).toBeInTheDocument();
});

it.each(['.', ')', ',', '%20', '=', '%3E', '%22).'])(
  'opens the order of a mailed link if a mail program adds %j to it',
  async (end) => {
    await aPage({ orders: [done(anOrder())], link: { hash: `${aLink.hash}${end}` } });
    expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
  },
);

it('loads the order again after a fault', async () => {
  await aPage({ orders: [refusal('offline'), done(anOrder())] });
  await press(say('common.tryAgain'));
  expect(rowOf(FIRST).getByText(say('activation.state.INACTIVE'))).toBeInTheDocument();
});

it('says that an order has no vouchers to activate', async () => {
  await aPage({ orders: [done(anOrder({ vouchers: [] }))] });
  expect(screen.getByText(say('activation.none'))).toBeInTheDocument();
});

it('says that a blocked voucher cannot be activated', async () => {
  await aPage({ orders: [done(anOrder({ vouchers: [aGiven({ state: 'BLOCKED' })] }))] });
  expect(rowOf(FIRST).getByText(say('activation.state.BLOCKED'))).toBeInTheDocument();
  expect(screen.getByText(say('activation.blocked'))).toBeInTheDocument();
});

it.each(['company', 'private'] as const)(
  'links a company, not a private buyer, to the business pages: %s',
  async (buyer) => {
    const b2bLinks = { b2bWebsite: 'https://b2b.example/', b2bContactForm: 'https://b2b.example/form' };
    await aPage({ orders: [done(anOrder({ buyer }))], site: { b2bLinks } });
    const leads = ['activation.business.site', 'activation.business.contact'].flatMap((text) =>
      screen.queryAllByRole('link', { name: saying(text) }).map((link) => link.getAttribute('href')),
    );
    expect(leads).toEqual(buyer === 'company' ? [b2bLinks.b2bWebsite, b2bLinks.b2bContactForm] : []);
  },
);
