import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { refusal } from '#tests/data/answers.ts';
import { press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { aTicket } from '#tests/data/help.ts';
import { aReceipt } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { show } from '#tests/data/show.tsx';
import type { Hint } from '#application/help/helpContext.ts';
import { HelpView } from '#ui/screens/help/topics/HelpView.tsx';

interface Place extends About {
  topic?: string;
  hint?: Partial<Hint>;
}

async function aPage({ topic = 'other', hint, ...about }: Place = {}) {
  const app = await anApp({ locale: 'en', ...about });
  (await app.services.shared()).helpContext.give(hint);
  await show(app.services, <HelpView />, { at: `/help/${topic}`, path: '/help/:tab?' });
  return app;
}

/** Another voucher than that of `aSession`. */
const NEXT = aSession({ voucher: aVoucher({ serialNumber: '222222222' }) });

const field = (key: string) => screen.getByRole('textbox', { name: saying(key) });
const noField = (key: string) => screen.queryByRole('textbox', { name: saying(key) });
const type = (key: string, value: string) => fireEvent.change(field(key), { target: { value } });
const summary = (count: number) => screen.getByRole('region', { name: say('customer.summary', { count }) });

async function send(message = 'The shop refuses it.') {
  type('customer.email', 'ada@post.example');
  type('help.form.message', message);
  await press('help.form.submit');
}

it('shows what is missing before it sends a request', async () => {
  const { apis } = await aPage();
  await press('help.form.submit');
  expect(summary(2)).toHaveFocus();
  expect(summary(2)).toHaveTextContent(say('customer.fault.email'));
  expect(summary(2)).toHaveTextContent(say('help.fault.message'));
  expect(field('help.form.message')).toHaveAccessibleDescription(new RegExp(say('help.fault.message')));
  expect(apis.support.asked).toEqual([]);
});

it('says first in the title that the form has a fault, until it is mended', async () => {
  await aPage();
  const { title } = document;
  await press('help.form.submit');
  expect(document.title).toBe(`${say('common.errorPrefix')} ${title}`);
  type('customer.email', 'ada@post.example');
  type('help.form.message', 'The shop refuses it.');
  expect(document.title).toBe(title);
});

it('sends the request, and shows its number and when an answer is due', async () => {
  const { apis } = await aPage({ support: [done(aTicket())] });
  await send();
  expect(apis.support.asked).toEqual([
    {
      request: {
        topic: 'other',
        email: 'ada@post.example',
        orderNumber: null,
        voucher: null,
        message: 'The shop refuses it.',
        errorCode: null,
      },
      files: [],
    },
  ]);
  expect(screen.getByRole('heading', { name: say('help.sent.title') })).toHaveFocus();
  expect(screen.getByText('H-1001')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/by 16 June 2026 at \d+:\d+ at the latest/);
  expect(screen.queryByText(say('help.sent.wasOpen'))).toBeNull();
});

it('shows the number of the request above the answers', async () => {
  await aPage({ support: [done(aTicket())] });
  const answer = () => screen.getByRole('heading', { name: say('help.answer.unknown.title') });
  const isAbove = (one: HTMLElement, other: HTMLElement) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAbove(answer(), field('help.form.message'))).toBe(true);
  await send();
  expect(isAbove(screen.getByText('H-1001'), answer())).toBe(true);
});

it('says that a request was already open, and promises no time if none is known', async () => {
  await aPage({ support: [done(aTicket({ wasOpen: true, replyBy: null }))] });
  await send();
  expect(screen.getByText(say('help.sent.wasOpen'))).toBeInTheDocument();
  expect(screen.getByText(say('help.sent.reply'))).toBeInTheDocument();
});

it('keeps everything that was typed after a failure, and sends it at the next press', async () => {
  const { apis } = await aPage({ support: [refusal('offline'), done(aTicket())] });
  await send();
  const problem = screen.getByRole('region', { name: say('problem.offline.title') });
  expect(problem).toHaveFocus();
  expect(problem).toHaveTextContent(say('help.form.stands'));
  expect(field('help.form.message')).toHaveValue('The shop refuses it.');
  await press('help.form.submit');
  expect(apis.support.asked).toHaveLength(2);
  expect(apis.support.asked[1]).toEqual(apis.support.asked[0]);
  expect(screen.getByText('H-1001')).toBeInTheDocument();
});

it('shows the ways to customer service instead of a link to itself if the request fails', async () => {
  await aPage({ support: [refusal('unknown', { code: 'STDx1' })] });
  await send();
  expect(screen.queryByRole('link', { name: say('common.support') })).toBeNull();
  expect(screen.getByRole('region', { name: say('help.contact.title') })).toBeInTheDocument();
});

it.each([
  ['not-received', ['help.form.order', 'help.form.voucher', 'help.form.message'], []],
  ['old-code', ['help.form.voucher', 'help.form.message'], ['help.form.order']],
  ['business', ['help.form.message'], ['help.form.order', 'help.form.voucher']],
] as const)('asks about %s only what it needs', async (topic, asked, left) => {
  await aPage({ topic, site: { b2bLinks: null } });
  for (const key of asked) expect(field(key)).toBeInTheDocument();
  for (const key of left) expect(noField(key)).toBeNull();
});

it('has no form if companies have a contact form of their own', async () => {
  await aPage({
    topic: 'business',
    site: { b2bLinks: { b2bWebsite: 'https://a.example', b2bContactForm: 'https://b.example' } },
  });
  expect(noField('customer.email')).toBeNull();
});

it('fills in the last order of this tab and the voucher in use', async () => {
  await aPage({ topic: 'not-received', receipt: aReceipt(), session: aSession() });
  expect(field('customer.email')).toHaveValue('ada@post.example');
  expect(field('help.form.order')).toHaveValue('R-1001');
  expect(field('help.form.voucher')).toHaveValue(aSession().voucher.serialNumber);
});

it('takes over the help context, and sends its error code', async () => {
  const hint = { errorCode: 'VCRx13', voucher: '1234567890123456' };
  const { apis } = await aPage({ topic: 'old-code', hint, support: [done(aTicket())] });
  expect(field('help.form.voucher')).toHaveValue(hint.voucher);
  expect(screen.getByText(say('help.form.errorCode', { code: 'VCRx13' }))).toBeInTheDocument();
  await send();
  expect(apis.support.asked[0]?.request).toMatchObject({
    voucher: { kind: 'code', code: hint.voucher },
    errorCode: 'VCRx13',
  });
});

it('takes over the order number to quote, though another one was typed before, and stores it', async () => {
  const typed = { email: 'ada@post.example', orderNumber: 'R-1', message: 'Nothing came.' };
  const { apis, device } = await aPage({
    hint: { orderNumber: 'FP-2026-7' },
    helping: { draft: typed },
    receipt: aReceipt(),
    support: [done(aTicket())],
  });
  expect(field('help.form.order')).toHaveValue('FP-2026-7');
  expect(device.kept.read('helpDraft')).toEqual({ ...typed, orderNumber: 'FP-2026-7' });
  await press('help.form.submit');
  expect(apis.support.asked[0]?.request).toMatchObject({ orderNumber: 'FP-2026-7' });
});

it('restores what was typed after a reload, but never the code', async () => {
  const before = await aPage({ topic: 'not-received' });
  type('customer.email', 'ada@post.example');
  type('help.form.order', '482');
  type('help.form.voucher', '1234567890123456');
  type('help.form.message', 'Nothing came.');
  const kept = before.device.kept.read('helpDraft');
  expect(JSON.stringify(kept)).not.toContain('1234567890123456');
  document.body.innerHTML = '';
  await aPage({ topic: 'not-received', ...(kept && { helping: { draft: kept } }) });
  expect(field('customer.email')).toHaveValue('ada@post.example');
  expect(field('help.form.order')).toHaveValue('482');
  expect(field('help.form.message')).toHaveValue('Nothing came.');
  expect(field('help.form.voucher')).toHaveValue('');
});

it('shows the number of a sent request after a reload, and allows another request', async () => {
  const { device } = await aPage({ helping: { ticket: { ...aTicket(), topic: 'other' } } });
  expect(screen.getByText('H-1001')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: say('help.sent.title') })).not.toHaveFocus();
  await press('help.sent.another');
  expect(screen.getByRole('heading', { name: say('help.form.title') })).toHaveFocus();
  expect(field('help.form.message')).toHaveValue('');
  expect(device.kept.read('helpTicket')).toBeNull();
});

it('starts another request with the help context, and the next one without it', async () => {
  const { apis } = await aPage({
    hint: { errorCode: 'ACTx1', orderNumber: 'FP-2026-7' },
    helping: { ticket: { ...aTicket(), topic: 'other' } },
    support: [done(aTicket())],
  });
  await press('help.sent.another');
  expect(field('help.form.order')).toHaveValue('FP-2026-7');
  await send();
  expect(apis.support.asked[0]?.request).toMatchObject({ orderNumber: 'FP-2026-7', errorCode: 'ACTx1' });
  await press('help.sent.another');
  expect(field('help.form.order')).toHaveValue('');
  expect(screen.queryByText(say('help.form.errorCode', { code: 'ACTx1' }))).toBeNull();
});

it('counts the characters left in a message as users do, from three quarters on', async () => {
  vi.useFakeTimers();
  await aPage();
  const left = (count: number) => screen.queryAllByText(say('help.form.left', { count }));
  type('help.form.message', '👩‍👩‍👧'.repeat(149));
  expect(left(51)).toEqual([]);
  type('help.form.message', '👩‍👩‍👧'.repeat(150));
  expect(left(50)).toHaveLength(1);
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(left(50)).toHaveLength(2);
  vi.useRealTimers();
});

it('accepts a longer message, shows by how much it is too long, and does not send it', async () => {
  const { apis } = await aPage();
  await send('é'.repeat(203));
  expect(screen.getByText(say('help.form.over', { count: 3 }))).toBeInTheDocument();
  expect(summary(1)).toHaveTextContent(say('help.fault.tooLong', { count: 3 }));
  expect(apis.support.asked).toEqual([]);
});

const typed = () => (field('help.form.message') as HTMLTextAreaElement).value;

it('hides what one holder typed from the next holder in the same tab', async () => {
  const { device, services } = await aPage({ session: aSession() });
  type('customer.email', 'ada@post.example');
  type('help.form.message', 'I live in Hauptstraße 5a.');
  device.take.execute(NEXT, 0);
  await act(async () => services.session.lookAgain());
  expect(field('customer.email')).toHaveValue('');
  expect(typed()).toBe('');
  expect(device.kept.read('helpDraft')).toBeNull();
});

it('hides it from the next holder even if the session was over before', async () => {
  const { device, services } = await aPage({ session: aSession() });
  await act(async () => services.session.endedBy({ kind: 'session-expired' }));
  type('help.form.message', 'I live in Hauptstraße 5a.');
  expect(typed()).not.toBe('');
  await act(async () => device.take.execute(NEXT, 0));
  expect(typed()).toBe('');
});

it('clears what was typed when the voucher and all data are removed', async () => {
  const { device, services } = await aPage({ session: aSession() });
  type('help.form.message', 'I live in Hauptstraße 5a.');
  await act(async () => services.session.end('removed'));
  expect(typed()).toBe('');
  type('customer.email', 'next@post.example');
  expect(device.kept.read('helpDraft')).toEqual({ email: 'next@post.example', orderNumber: '', message: '' });
});

it('keeps what was typed before a voucher was in use', async () => {
  const { device } = await aPage();
  type('help.form.message', 'My code does not work.');
  await act(async () => device.take.execute(NEXT, 0));
  expect(typed()).toBe('My code does not work.');
});
