import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import { say } from '#tests/data/english.ts';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aLinkToken, aSealedCode } from '#tests/data/redemption.ts';
import { show } from '#tests/data/show.tsx';
import { CodePageView } from '#ui/screens/codes/codePage/CodePageView.tsx';
import { codeExtras, codeReminder } from '#ui/shell/laterSlots.ts';
import { aRevealedPage, button, codes, press } from './aRevealedPage.tsx';

opensDialogs();

const toSupport = () => screen.getByRole('link', { name: say('common.support') });

it('shows the codes that can be read, and tells how many cannot, with the way to customer service', async () => {
  const { log } = await aRevealedPage({ ...codes({}, {}), unreadable: 1 });
  const ticket = screen.getByRole('article');
  expect(within(ticket).getAllByRole('listitem')).toHaveLength(2);
  expect(within(ticket).getByText(say('codePage.codeOf', { number: 2, total: 3 }))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.someUnreadable', { count: 1, total: 3 }));
  expect(toSupport()).toHaveAttribute('href', '/help/other');
  expect(log.facts).toContainEqual({ kind: 'problem', name: 'unreadable-answer' });
});

it('says of the only readable code that it is not the only one', async () => {
  await aRevealedPage({ ...codes({}), unreadable: 2 });
  expect(screen.getByText(say('codePage.codeOf', { number: 1, total: 3 }))).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.someUnreadable', { count: 2, total: 3 }));
});

it('tells that the codes were released where none can be read, and not that the amount is reserved', async () => {
  await aRevealedPage({ codes: [], unreadable: 2, instructions: [] });
  expect(screen.getByRole('alert')).toHaveTextContent(say('codePage.noneReadable', { count: 2 }));
  expect(screen.getByRole('heading', { level: 1, name: say('merchantCode.title') })).toBeVisible();
  expect(document.body).not.toHaveTextContent(say('money.reserved'));
  expect(screen.queryByRole('button', { name: say('merchantCode.reveal') })).toBeNull();
  expect(toSupport()).toBeVisible();
});

it('says nothing of missing codes where all are readable', async () => {
  const { log } = await aRevealedPage(codes({}, {}));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log.facts).not.toContainEqual({ kind: 'problem', name: 'unreadable-answer' });
});

it('says that a code has a PIN where it cannot be read, also at the till, and offers no copy of it', async () => {
  await aRevealedPage(codes({ pin: UNREADABLE }));
  expect(screen.getByText(say('codePage.pinUnreadable'))).toBeVisible();
  expect(screen.getByText(say('codePage.usePin'))).toBeVisible();
  expect(screen.queryByRole('button', { name: say('codePage.copyPin') })).toBeNull();
  await press('codePage.till');
  expect(within(screen.getByRole('dialog')).getByText(say('codePage.pinUnreadable'))).toBeVisible();
});

it('says that it cannot tell the last day, and not the one of the link', async () => {
  const looks = [done(aSealedCode({ validUntil: Date.UTC(2029, 10, 4, 12) }))];
  await aRevealedPage(codes({ validUntil: UNREADABLE }), {}, { looks });
  expect(screen.getByText(say('codePage.dayUnreadable'))).toBeVisible();
  expect(screen.queryByText(/2029/)).toBeNull();
});

it('says before the click that it cannot tell how many codes there are, or until when', async () => {
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
