import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { say } from '#tests/data/english.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aLinkToken, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';
import { aRevealedPage, button, codes, press } from './aRevealedPage.tsx';

const toSupport = () => screen.getByRole('link', { name: say('common.support') });

it('shows the readable codes, and says how many are unreadable, with a link to customer service', async () => {
  const { log } = await aRevealedPage({ ...codes({}, {}), unreadable: 1 });
  const ticket = screen.getByRole('article');
  expect(within(ticket).getAllByRole('listitem')).toHaveLength(2);
  expect(within(ticket).getByText(say('codePage.codeOf', { number: 2, total: 3 }))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.someUnreadable', { count: 1, total: 3 }));
  expect(toSupport()).toHaveAttribute('href', '/help/other');
  expect(log.facts).toContainEqual({ kind: 'problem', name: 'unreadable-answer' });
});

it('says that the only readable code is not the only one', async () => {
  await aRevealedPage({ ...codes({}), unreadable: 2 });
  expect(screen.getByText(say('codePage.codeOf', { number: 1, total: 3 }))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.someUnreadable', { count: 2, total: 3 }));
});

it('says that the codes were released if none is readable, and not that the amount is reserved', async () => {
  await aRevealedPage({ codes: [], unreadable: 2, instructions: [] });
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.noneReadable', { count: 2 }));
  expect(screen.getByRole('heading', { level: 1, name: say('merchantCode.title') })).toBeVisible();
  expect(document.body).not.toHaveTextContent(say('money.reserved'));
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
  expect(toSupport()).toBeVisible();
});

it('reports no missing codes if all are readable', async () => {
  const { log } = await aRevealedPage(codes({}, {}));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log.facts).not.toContainEqual({ kind: 'problem', name: 'unreadable-answer' });
});

it('says that a PIN is unreadable, also in till mode, and offers no copy of it', async () => {
  await aRevealedPage(codes({ pin: UNREADABLE }));
  expect(screen.getByText(say('codePage.pinUnreadable'))).toBeVisible();
  expect(screen.getByText(say('codePage.usePin'))).toBeVisible();
  expect(screen.queryByRole('button', { name: say('codePage.copyPin') })).toBeNull();
  await press('codePage.till');
  expect(within(screen.getByRole('dialog')).getByText(say('codePage.pinUnreadable'))).toBeVisible();
});

it('says that the last day is unreadable, and does not show that of the link', async () => {
  const looks = [done(aSealedCode({ validUntil: Date.UTC(2029, 10, 4, 12) }))];
  await aRevealedPage(codes({ validUntil: UNREADABLE }), {}, { looks });
  expect(screen.getByText(say('codePage.dayUnreadable'))).toBeVisible();
  expect(screen.queryByText(/2029/)).toBeNull();
});

it('says before the click that the number of codes and the last day are unreadable', async () => {
  const looks = [done(aSealedCode({ quantity: UNREADABLE, validUntil: UNREADABLE }))];
  const { services } = await anApp({ locale: 'en', links: { looks } });
  await show(services, <CodePageView extras={codeExtras} reminder={codeReminder} />, {
    at: `/merchantcode/${aLinkToken}`,
    path: '/merchantcode/:redeemLinkToken',
  });
  expect(button('merchantCode.reveal')).toBeEnabled();
  expect(screen.getByText(say('codePage.severalUnreadable'))).toBeVisible();
  expect(screen.getByText(say('codePage.dayUnreadable'))).toBeVisible();
  expect(screen.getByText('€25.00')).toBeVisible();
});
