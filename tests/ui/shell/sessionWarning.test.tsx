import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { say } from '#tests/data/english.ts';
import { SECOND, now, tomorrow } from '#tests/data/moments.ts';
import { anOpenOrder } from '#tests/data/redemption.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { anArea, ending, strip, warning } from './aSessionArea.tsx';

afterEach(() => vi.useRealTimers());

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('does not warn long before the end', async () => {
  await anArea({ session: aSession() });
  expect(strip()).toBeInTheDocument();
  expect(warning()).toBeNull();
});

it('asks two minutes before the end whether to continue, with the focus on the button that does', async () => {
  await anArea({ session: ending() });
  const dialog = warning();
  expect(dialog).toHaveAccessibleDescription(
    `${say('session.stays')} ${say('session.text')} ${say('session.spoken_other', { count: 120 })}`,
  );
  expect(dialog).toHaveTextContent(say('session.timeLeft', { time: '2:00' }));
  expect(screen.getByRole('button', { name: say('session.go') })).toHaveFocus();
});

it('announces the time left at 120, 60 and 20 seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { device } = await anArea({ session: ending() });
  const line = within(screen.getByRole('alertdialog')).getByRole('status');
  const clock = vi.spyOn(device.clock, 'now');
  const spoken = new Set([line.textContent]);
  for (let second = 1; second < 115; second += 1) {
    clock.mockReturnValue(now + second * SECOND);
    act(() => void vi.advanceTimersByTime(SECOND));
    spoken.add(line.textContent);
  }
  expect([...spoken]).toEqual([120, 60, 20].map((count) => say('session.spoken_other', { count })));
});

it('promises no balance while the outcome of an order is open', async () => {
  await anArea({ session: ending(), drafts: { pendingOrder: anOpenOrder() } });
  expect(warning()).toHaveTextContent(say('session.text'));
  expect(warning()).not.toHaveTextContent(say('session.stays'));
});

it('continues with a new token and the balance of the answer', async () => {
  const renewal: VoucherSession = {
    ...aSession({ expires: tomorrow, voucher: aVoucher({ balanceInCent: 12_50 }) }),
    token: 'next' as VoucherToken,
  };
  const { services } = await anArea({ session: ending(), renewals: [done(renewal)] });
  await press(say('session.go'));
  expect(warning()).toBeNull();
  expect(services.session.held?.token).toBe('next');
  expect(strip()).toHaveTextContent('12.50');
});

it('offers only to continue or to remove the voucher', async () => {
  await anArea({ session: ending() });
  const buttons = within(screen.getByRole('alertdialog')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([say('session.go'), say('strip.remove')]);
});

it('shows why the renewal failed, and allows another try in the time left', async () => {
  const { services } = await anArea({ session: ending(), renewals: [refusal('offline')] });
  await press(say('session.go'));
  const problem = within(screen.getByRole('alertdialog')).getByRole('region', {
    name: say('problem.offline.title'),
  });
  expect(problem).toHaveFocus();
  expect(services.session.state.kind).toBe('held');
  expect(screen.getByRole('button', { name: say('session.go') })).toBeInTheDocument();
});

it('says that the session cannot be renewed again, and leaves the remaining time', async () => {
  const { services } = await anArea({ session: ending(), renewals: [refusal('session-expired')] });
  await press(say('session.go'));
  expect(screen.getByRole('alert')).toHaveTextContent(say('session.last'));
  expect(screen.queryByRole('button', { name: say('session.go') })).toBeNull();
  await press(say('session.useRest'));
  expect(warning()).toBeNull();
  expect(services.session.state.kind).toBe('held');
});

it('keeps the session for the remaining time when closed, and does not ask again', async () => {
  const { services } = await anArea({ session: ending() });
  const dialog = warning();
  if (dialog) fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(warning()).toBeNull();
  expect(services.session.state.kind).toBe('held');
});

it('removes the voucher from the warning, and confirms it', async () => {
  const { services, kept } = await anArea({
    session: ending(),
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
  });
  const dialog = within(screen.getByRole('alertdialog'));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: say('strip.remove') })));
  expect(services.session.state.kind).toBe('none');
  expect(kept.read('redemptionDraft')).toBeNull();
  expect(services.flash.messages.map(({ html }) => html)).toEqual([say('strip.removed')]);
  expect(strip()).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
