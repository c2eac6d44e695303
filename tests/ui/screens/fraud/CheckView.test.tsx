import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { hrefOf, press } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { aCheck } from '#tests/data/fraud.ts';
import { aSite } from '#tests/data/site.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { DATA, DOCUMENT, LETTER, aPage, at, box, heading, problem } from './aCheckPage.tsx';

afterEach(() => vi.useRealTimers());

const VERIFIED = aCheck({
  state: 'VERIFIED',
  dataAt: at,
  documentAt: at,
  verifiedAt: at,
  reviewExpectedBy: at,
});

it('resumes at the open task of its link', async () => {
  await aPage({ looks: [done(DOCUMENT)] });
  expect(heading('DOCUMENT_REQUIRED')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  const [data, document_, pin, review] = screen.getAllByRole('listitem');
  expect(data).toHaveTextContent(say('fraud.standing.doneAt', { date: '21 November 2026' }));
  expect(document_).toHaveTextContent(say('fraud.standing.now'));
  expect(document_).toHaveAttribute('aria-current', 'step');
  for (const one of [pin, review]) expect(one).toHaveTextContent(say('fraud.standing.later'));
});

it('folds the tasks to one line on a phone until nothing is left to do', async () => {
  await aPage({ looks: [done(DOCUMENT)] });
  const line = screen.getByRole('button', { name: say('fraud.at', { number: 2, total: 4 }) });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  cleanup();
  await aPage({ looks: [done(VERIFIED)] });
  expect(screen.queryByRole('button', { expanded: false })).toBeNull();
});

it('sends the letter PIN, and shows when the review is expected to end', async () => {
  const { apis } = await aPage({ looks: [done(LETTER)], pins: [done(VERIFIED)] });
  fireEvent.change(box('fraud.pin'), { target: { value: ' 04 2817 ' } });
  await press('fraud.enterPin');
  expect(apis.fraud.tried).toEqual(['042817']);
  expect(heading('VERIFIED')).toHaveFocus();
  expect(screen.getByText(say('fraud.expected', { date: '21 November 2026' }))).toBeInTheDocument();
});

it('shows how many attempts are left after a wrong PIN, and clears it', async () => {
  const wrong = refusal('letter-pin-wrong', { code: 'FRDx1', attemptsLeft: 4 });
  await aPage({ looks: [done(LETTER)], pins: [wrong] });
  fireEvent.change(box('fraud.pin'), { target: { value: '111111' } });
  await press('fraud.enterPin');
  expect(problem('letter-pin-wrong')).toHaveFocus();
  expect(problem('letter-pin-wrong')).toHaveTextContent(say('next.attempts-left', { count: 4 }));
  expect(box('fraud.pin')).toHaveAccessibleDescription(saying('next.attempts-left', { count: 4 }));
  expect(box('fraud.pin')).toHaveValue('');
});

it('is locked after the last wrong PIN, and shows until when', async () => {
  const lock = refusal('letter-pin-locked', { availableAt: Date.UTC(2026, 10, 22, 10) });
  await aPage({ looks: [done(LETTER)], pins: [lock] });
  fireEvent.change(box('fraud.pin'), { target: { value: '111111' } });
  await press('fraud.enterPin');
  expect(problem('letter-pin-locked')).toHaveTextContent('22 November 2026 at 11:00');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is locked when opened during a lock, and unlocks when it ends', async () => {
  vi.useFakeTimers();
  const page = await aPage({ looks: [done({ ...LETTER, lockedUntil: now + 50 * SECOND }), done(LETTER)] });
  expect(problem('letter-pin-locked')).toBeInTheDocument();
  vi.spyOn(page.device.clock, 'now').mockReturnValue(now + 60 * SECOND);
  await act(() => vi.advanceTimersByTimeAsync(60 * SECOND));
  expect(box('fraud.pin')).toBeInTheDocument();
});

it.each([
  ['', 'required'],
  ['12ab', 'digits'],
  ['123', 'length'],
])('refuses the PIN %j before any request', async (typed, fault) => {
  const { apis } = await aPage({ looks: [done(LETTER)] });
  fireEvent.change(box('fraud.pin'), { target: { value: typed } });
  await press('fraud.enterPin');
  expect(box('fraud.pin')).toHaveAccessibleDescription(saying(`fraud.pinFault.${fault}`));
  expect(box('fraud.pin')).toHaveFocus();
  expect(apis.fraud.tried).toEqual([]);
});

it('says that the amount is reserved while the user has a task', async () => {
  await aPage({ looks: [done(DOCUMENT)] });
  expect(screen.getByText(say('fraud.reserved'))).toBeInTheDocument();
});

it('shows the money statement once if a problem states it', async () => {
  const lockedUntil = Date.UTC(2026, 10, 22, 10);
  await aPage({ looks: [done(aCheck({ ...LETTER, attemptsLeft: 0, lockedUntil }))] });
  expect(screen.getAllByText(say('fraud.reserved'))).toHaveLength(1);
});

it('looks up the review every minute', async () => {
  vi.useFakeTimers();
  const page = await aPage({ looks: [done(VERIFIED), done(aCheck({ state: 'RELEASED' }))] });
  vi.spyOn(page.device.clock, 'now').mockReturnValue(now + 60 * SECOND);
  await act(() => vi.advanceTimersByTimeAsync(60 * SECOND));
  expect(heading('RELEASED')).toBeInTheDocument();
  expect(hrefOf(say('fraud.toStatus'))).toBe('/order-status');
});

const support = { ...aSite().support, phone: '+49 30 23125 401' };

it('links to the phone and to help, and passes the transaction number, if the redemption was blocked', async () => {
  const { services } = await aPage({ looks: [done(aCheck({ state: 'BLOCKED' }))] }, undefined, { support });
  expect(hrefOf(support.phone)).toBe(`tel:${support.phone}`);
  expect(heading('BLOCKED')).toBeInTheDocument();
  const help = screen.getByRole('link', { name: saying('common.support') });
  expect(help).toHaveAttribute('href', '/help/other');
  await act(async () => fireEvent.click(help));
  expect((await services.shared()).helpContext.read().orderNumber).toBe(aCheck().transactionNumber);
});

it('says that the check is unknown, with the next step', async () => {
  await aPage({ looks: [refusal('check-unknown')] });
  expect(problem('check-unknown')).toHaveTextContent(say('next.open-mail'));
  expect(problem('check-unknown')).toHaveTextContent(say('money.unchanged'));
  expect(screen.queryByRole('button', { name: say('common.tryAgain') })).toBeNull();
});

it('retries after a failed connection', async () => {
  await aPage({ looks: [refusal('offline'), done(DATA)] });
  expect(problem('offline')).toHaveTextContent(say('fraud.unaffected'));
  await press('common.tryAgain');
  expect(heading('DATA_REQUIRED')).toBeInTheDocument();
});

it('clears the PIN before the browser caches the page for “back”', async () => {
  await aPage({ looks: [done(LETTER)] });
  fireEvent.change(box('fraud.pin'), { target: { value: '042817' } });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(box('fraud.pin')).toHaveValue('');
});
