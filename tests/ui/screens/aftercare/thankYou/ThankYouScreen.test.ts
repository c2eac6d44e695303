import { expect, it, vi } from 'vitest';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { done } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { refusal } from '#tests/data/answers.ts';
import { lastReceipt } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aLinkToken, aReceipt, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';
import { type ThankYouDeps, ThankYouScreen } from '#ui/screens/aftercare/thankYou/ThankYouScreen.ts';

const LINK = { state: 'READY', kind: 'LINK', promisedBy: null } as const;

function aScreen(
  receipt: Receipt | null,
  told: Parameters<typeof fakeRedemptionApi>[0] = {},
  about: Partial<ThankYouDeps> = {},
) {
  const api = fakeRedemptionApi(told);
  const forgetVoucher = vi.fn<() => void>();
  const onBalance = vi.fn<ThankYouDeps['onBalance']>();
  const onUnknownBalance = vi.fn<ThankYouDeps['onUnknownBalance']>();
  const screen = new ThankYouScreen(receipt, {
    refresh: new RefreshReceipt(api, lastReceipt(receipt)),
    now: () => now,
    askForCode: { take: () => false },
    keepsVoucher: true,
    holdsVoucher: false,
    forgetVoucher,
    onBalance,
    onUnknownBalance,
    ...about,
  });
  return { screen, api, forgetVoucher, onBalance, onUnknownBalance };
}

it('refetches the links that a reload has removed', async () => {
  const whole = aRedemption({
    delivery: LINK,
    statusToken: aStatusToken,
    items: [anItem({ redeemLinkToken: aLinkToken as RedeemLinkToken })],
  });
  const stored = aReceipt({ redemption: { ...whole, items: [anItem()] } });
  const { screen } = aScreen(stored, { found: [done(whole)] });
  screen.start();
  await expect.poll(() => screen.look).toEqual({ kind: 'looked', at: now });
  expect(screen.receipt?.redemption).toEqual(whole);
});

it('awaits the links until an answer has none, and while no answer comes', async () => {
  const redemption = aRedemption({ delivery: LINK, statusToken: aStatusToken, items: [anItem()] });
  const { screen } = aScreen(aReceipt({ redemption }), { found: [refusal('offline'), done(redemption)] });
  expect(screen.awaitsLinks).toBe(true);
  await screen.ask();
  expect(screen.awaitsLinks).toBe(true);
  await screen.ask();
  expect(screen.awaitsLinks).toBe(false);
});

it('refetches the links with the voucher if there is no status token, and only then ends it', async () => {
  const redemption = aRedemption({ delivery: LINK });
  const { screen, api, forgetVoucher } = aScreen(
    aReceipt({ redemption }),
    { found: [done(redemption)] },
    { keepsVoucher: false, holdsVoucher: true },
  );
  screen.start();
  expect(api.looked).toHaveLength(1);
  expect(forgetVoucher).not.toHaveBeenCalled();
  await expect.poll(() => forgetVoucher.mock.calls).toHaveLength(1);
  expect(screen.look.kind).toBe('looked');
});

const token = aLinkToken as RedeemLinkToken;
const wished = () => {
  const asked = [true];
  return { askForCode: { take: () => asked.shift() ?? false } };
};

it('asks for the first code that opens here if the press that redeemed asked for it', () => {
  const late = anItem({ delivery: { ...LINK, state: 'DELAYED' } });
  const items = [
    late,
    anItem({ redeemLinkToken: token, delivery: LINK }),
    anItem({ redeemLinkToken: token }),
  ];
  const redemption = aRedemption({ delivery: { ...LINK, state: 'DELAYED' }, items });
  const { screen } = aScreen(aReceipt({ redemption }), { found: [done(redemption)] }, wished());
  screen.start();
  screen.start();
  expect(screen.asked).toEqual([1]);
});

it('asks for no code that comes only later', async () => {
  const ready = aRedemption({ delivery: LINK, items: [anItem({ redeemLinkToken: token })] });
  const pending = { ...ready, status: 'PROCESSING', delivery: { ...LINK, state: 'PENDING' } } as const;
  const { screen } = aScreen(aReceipt({ redemption: pending }), { found: [done(ready)] }, wished());
  screen.start();
  await expect.poll(() => screen.firstSealed).toBe(0);
  expect(screen.asked).toEqual([]);
});

it('ends a wish whose link cannot be requested, says so, and takes a new one', async () => {
  const stored = aRedemption({ delivery: LINK, statusToken: aStatusToken });
  const found = [refusal('offline'), done({ ...stored, items: [anItem({ redeemLinkToken: token })] })];
  const { screen } = aScreen(aReceipt({ redemption: stored }), { found });
  screen.askFor(0);
  await expect.poll(() => screen.isUnreachable).toBe(true);
  expect(screen.asked).toEqual([]);
  screen.askFor(0);
  expect(screen.isUnreachable).toBe(false);
  await expect.poll(() => screen.look.kind).toBe('looked');
  expect(screen.asked).toEqual([0]);
});

it('ends all wishes when the page is left', () => {
  const redemption = aRedemption({ delivery: LINK, items: [anItem({ redeemLinkToken: token })] });
  const { screen } = aScreen(aReceipt({ redemption }));
  const stop = screen.start();
  screen.askFor(0);
  window.dispatchEvent(new Event('pagehide'));
  expect(screen.asked).toEqual([]);
  stop();
});

it('keeps the voucher that authorises the links until an answer came', async () => {
  const redemption = aRedemption({ delivery: LINK });
  const found = [refusal('offline'), done(redemption)];
  const about = { keepsVoucher: false, holdsVoucher: true };
  const { screen, forgetVoucher } = aScreen(aReceipt({ redemption }), { found }, about);
  screen.start();
  await expect.poll(() => screen.look.kind).toBe('failed');
  expect(forgetVoucher).not.toHaveBeenCalled();
  await screen.ask();
  expect(forgetVoucher).toHaveBeenCalledTimes(1);
});

it('does not seal again what turned out to open elsewhere', async () => {
  const redemption = aRedemption({ delivery: LINK, statusToken: aStatusToken });
  const { screen } = aScreen(aReceipt({ redemption }), { found: [done(redemption), refusal('offline')] });
  await screen.ask();
  const asking = screen.ask();
  expect(screen.firstSealed).toBe(-1);
  await asking;
  expect(screen.firstSealed).toBe(-1);
});

it.each([
  ['the delivery has no links', aRedemption({ statusToken: aStatusToken })],
  ['there is neither status token nor voucher', aRedemption({ delivery: LINK })],
  [
    'the document is known',
    aRedemption({ delivery: { ...LINK, kind: 'PDF' }, documentIdent: 'vd-1', statusToken: aStatusToken }),
  ],
])('requests nothing if %s', (_why, redemption) => {
  const { screen, api } = aScreen(aReceipt({ redemption }));
  screen.start();
  expect(api.looked).toEqual([]);
});

it('sends one request at a time', async () => {
  const redemption = aRedemption({ status: 'PROCESSING' });
  const { screen, api } = aScreen(aReceipt({ redemption }), { found: [done(redemption)] });
  await Promise.all([screen.ask(), screen.ask(), screen.ask()]);
  expect(api.looked).toHaveLength(1);
});

it('keeps an address that was corrected during a request', async () => {
  const receipt = aReceipt({ redemption: aRedemption({ status: 'PROCESSING' }) });
  const { screen } = aScreen(receipt, { found: [done(aRedemption())] });
  const asking = screen.ask();
  screen.know({ ...receipt, email: 'ada.right@post.example' as Email });
  await asking;
  expect(screen.receipt?.email).toBe('ada.right@post.example');
  expect(screen.receipt?.redemption.status).toBe('COMPLETED');
});

it('forgets the voucher when it is left, but not if it starts again at once', async () => {
  const { screen, forgetVoucher } = aScreen(aReceipt());
  const stop = screen.start();
  expect(forgetVoucher).not.toHaveBeenCalled();
  stop();
  const stopAgain = screen.start();
  await Promise.resolve();
  expect(forgetVoucher).not.toHaveBeenCalled();
  stopAgain();
  await Promise.resolve();
  expect(forgetVoucher).toHaveBeenCalledOnce();
});

it('forgets no voucher without a receipt', async () => {
  const { screen, forgetVoucher } = aScreen(null);
  screen.start()();
  await screen.ask();
  expect(forgetVoucher).not.toHaveBeenCalled();
});

it('reports a changed balance, and an implausible one as unknown', async () => {
  const back = aRedemption({ status: 'FAILED', remainingBalanceInCent: 50_00 });
  const odd = aRedemption({ status: 'FAILED', remainingBalanceInCent: 1_000_00 });
  const found = [done(aRedemption({ status: 'ON_HOLD' })), done(back), done(odd)];
  const receipt = aReceipt({ redemption: aRedemption({ status: 'ON_HOLD' }) });
  const { screen, onBalance, onUnknownBalance } = aScreen(receipt, { found });
  await screen.ask();
  expect(onBalance).not.toHaveBeenCalled();
  await screen.ask();
  expect(onUnknownBalance).not.toHaveBeenCalled();
  await screen.ask();
  expect(onBalance.mock.calls).toEqual([[{ amountInCent: 50_00, currency: 'EUR' }]]);
  expect(onUnknownBalance).toHaveBeenCalledOnce();
});
