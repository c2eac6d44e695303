import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aDocument } from '#tests/data/document.ts';
import { say } from '#tests/data/english.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { WITH_PIN, aPage, button, pin, press, problem } from './aDocumentPage.tsx';

afterEach(() => vi.useRealTimers());

it('shows until when the document is locked', async () => {
  const availableAt = Date.UTC(2026, 10, 22, 10);
  await aPage([done(aDocument({ state: 'LOCKED', files: [], attemptsLeft: 0, availableAt }))]);
  expect(problem('document-locked')).toHaveTextContent('22 November 2026 at 11:00');
  expect(screen.queryByRole('button', { name: say('common.tryAgain') })).toBeNull();
});

/** Lets this time pass for the page and its clock. */
async function pass({ device }: Awaited<ReturnType<typeof aPage>>, ms: number) {
  const at = device.clock.now() + ms;
  vi.spyOn(device.clock, 'now').mockReturnValue(at);
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

it('loads the document when the lock ends, and offers a retry if that fails', async () => {
  vi.useFakeTimers();
  const locked = aDocument({ state: 'LOCKED', files: [], attemptsLeft: 0, availableAt: now + 90 * SECOND });
  const page = await aPage([done(locked), refusal('offline'), done(WITH_PIN)]);
  await pass(page, 60 * SECOND);
  expect(page.apis.document.looked).toHaveLength(1);
  await pass(page, 60 * SECOND);
  expect(problem('offline')).toHaveFocus();
  await act(async () => fireEvent.click(button('common.tryAgain')));
  expect(pin()).toBeInTheDocument();
});

it('offers a retry if the lock ended before the page was opened, or has no known end', async () => {
  const locked = aDocument({ state: 'LOCKED', files: [], attemptsLeft: 0 });
  await aPage([done({ ...locked, availableAt: Date.UTC(2020, 0, 1) }), done(locked), done(WITH_PIN)]);
  await act(async () => fireEvent.click(button('common.tryAgain')));
  expect(problem('document-locked')).toHaveFocus();
  await act(async () => fireEvent.click(button('common.tryAgain')));
  expect(pin()).toBeInTheDocument();
});

it('says that the document has expired, and links to the page that sends the mail again', async () => {
  await aPage([done(aDocument({ state: 'EXPIRED', files: [] }))]);
  expect(problem('document-expired')).toHaveTextContent(say('next.resend-link'));
  expect(screen.getByRole('link', { name: say('next.toResend') })).toHaveAttribute(
    'href',
    '/redeem/resend-link',
  );
});

it('shows that the document expired between two presses', async () => {
  await aPage([done(aDocument())], [refusal('document-expired', { code: 'DOCx3' })]);
  await press();
  expect(problem('document-expired')).toHaveFocus();
});

it('shows that the code of a shop is delayed, and looks again on request', async () => {
  const availableAt = Date.UTC(2026, 10, 22, 10);
  await aPage([done(aDocument({ state: 'DELAYED', files: [], availableAt })), done(aDocument())]);
  expect(screen.getByText(say('documents.delayed'))).toBeInTheDocument();
  expect(
    screen.getByText(say('codePage.delayedBy', { moment: '22 November 2026 at 11:00' })),
  ).toBeInTheDocument();
  button('documents.refresh').focus();
  await act(async () => fireEvent.click(button('documents.refresh')));
  expect(button('documents.download')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('shows when it looked last, and announces the result of a requested look', async () => {
  const delayed = aDocument({ state: 'DELAYED', files: [] });
  await aPage([done(delayed), done(delayed), refusal('offline')]);
  expect(screen.getByText(/^Last checked/)).toBeInTheDocument();
  const statuses = () => screen.getAllByRole('status').map((line) => line.textContent);
  await act(async () => fireEvent.click(button('documents.refresh')));
  expect(statuses()).toContain(say('documents.delayed'));
  await act(async () => fireEvent.click(button('documents.refresh')));
  expect(statuses()).toContain(say('codePage.notChecked'));
});

it('looks for a delayed file every minute without announcing it', async () => {
  vi.useFakeTimers();
  const delayed = aDocument({ state: 'DELAYED', files: [] });
  const page = await aPage([done(delayed), refusal('offline'), done(aDocument())]);
  await pass(page, 60 * SECOND);
  expect(page.apis.document.looked).toHaveLength(2);
  expect(screen.queryByText(say('codePage.notChecked'))).toBeNull();
  await pass(page, 60 * SECOND);
  expect(button('documents.download')).toBeInTheDocument();
});
