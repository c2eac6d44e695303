import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { hrefOf, press } from '#tests/data/controls.ts';
import { say } from '#tests/data/english.ts';
import { now, tomorrow } from '#tests/data/moments.ts';
import { aStatusToken } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { ENTRY } from '#ui/screens/entry/services.ts';
import { text, thanks } from './aThankYouPage.tsx';

const MARK = voucherMark(aSession());

it('offers to redeem the remainder, starting at the code', async () => {
  await thanks({}, {}, { balance: { amountInCent: 12_50, currency: 'EUR' } });
  expect(screen.getByRole('link', { name: say('thankYou.rest', { money: '€12.50' }) })).toHaveAttribute(
    'href',
    '/',
  );
  expect(text('thankYou.restText')).toBeInTheDocument();
});

it('says that nothing is left, and offers another voucher, but no reminder', async () => {
  await thanks({}, {}, { balance: { amountInCent: 0, currency: 'EUR' }, voucherValidUntil: tomorrow });
  expect(text('thankYou.usedUp')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('€0.00');
  expect(screen.queryByRole('heading', { name: say('thankYou.left') })).toBeNull();
  expect(hrefOf(say('thankYou.another'))).toBe('/');
  expect(screen.queryByRole('button', { name: say('reminder.save') })).toBeNull();
});

it('shows beside the remainder, also in print, until when it can be used', async () => {
  await thanks({}, {}, { voucherValidUntil: tomorrow });
  const until = text('thankYou.remindUntil', { date: '16 June 2026' });
  expect(screen.getByRole('region', { name: say('thankYou.left') })).toContainElement(until);
  expect(until.closest('[data-print=never]')).toBeNull();
});

it('shows no remainder if it is unknown', async () => {
  await thanks({}, {}, { balance: { amountInCent: null, currency: 'EUR' } });
  for (const key of ['thankYou.left', 'thankYou.usedUp']) expect(screen.queryByText(say(key))).toBeNull();
  expect(screen.getByRole('link', { name: say('thankYou.another') })).toBeInTheDocument();
});

it.each([
  ['spent from the voucher', 'spent'],
  ['topped the voucher up', 'charged'],
] as const)('hides the remainder once another tab has %s', async (_what, what) => {
  const { kept } = await thanks();
  expect(screen.getByRole('region', { name: say('thankYou.left') })).toHaveTextContent('€25.00');
  await act(async () => {
    kept.write('lastVoucher', MARK);
    kept.write('moneyNews', [{ of: ofVoucher(MARK), at: now, what }]);
  });
  expect(screen.queryByRole('region', { name: say('thankYou.left') })).toBeNull();
  expect(screen.queryByRole('link', { name: say('thankYou.rest', { money: '€25.00' }) })).toBeNull();
});

it('keeps the old remainder hidden after this tab has learnt the balance after a top-up', async () => {
  const { device, kept, services, hold } = await thanks({}, { renewals: [done(aSession())] });
  await act(async () => {
    kept.write('lastVoucher', MARK);
    kept.write('moneyNews', [{ of: ofVoucher(MARK), at: now, what: 'charged' }]);
    device.store.write(aSession());
    hold(aSession());
  });
  const { refreshToken } = await services.area(ENTRY);
  await act(async () => void (await refreshToken.execute(aSession())));
  expect(services.session.missed).toBeNull();
  expect(services.session.balanceAfter).toBeNull();
  expect(screen.queryByRole('region', { name: say('thankYou.left') })).toBeNull();
});

it('saves the last day of the remainder to the calendar', async () => {
  const { saved } = await thanks({}, {}, { voucherValidUntil: tomorrow });
  await press('reminder.save');
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('voucher-reminder');
  expect(saved[0]?.file).toContain('DTSTART:20260616T120000Z\r\n');
  expect(saved[0]?.file).not.toContain(aStatusToken);
});

const WISHED = {
  endAmountInCent: 50_00,
  voucherIsPrepaid: true,
  voucherMark: '410582934',
} as const;
const about = { site: CHARGING };

it.each([
  [12_50, '37.50'],
  [0, '50.00'],
])(
  'offers the wished top-up with its amount filled in: with %s left it adds %s',
  async (amountInCent, missing) => {
    const { kept } = await thanks({}, about, { ...WISHED, balance: { amountInCent, currency: 'EUR' } });
    expect(text('thankYou.topUpToText', { money: `€${missing}` })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: say('topUp.link') })).toBeNull();
    const link = screen.getByRole('link', { name: say('thankYou.topUpTo', { money: '€50.00' }) });
    await act(async () => fireEvent.click(link));
    expect(kept.read('chargeEntry')).toEqual({
      serialNumber: '410582934',
      choice: 'own',
      amountText: missing,
    });
  },
);

it('offers a top-up without an amount if too much is left for the wished one', async () => {
  await thanks({}, about, { ...WISHED, balance: { amountInCent: 50_00, currency: 'EUR' } });
  expect(screen.getByRole('link', { name: say('topUp.link') })).toBeInTheDocument();
});
