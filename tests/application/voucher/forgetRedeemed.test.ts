import { expect, it } from 'vitest';
import { ForgetRedeemed } from '#application/voucher/forgetRedeemed.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aSession } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());

it('ends the redeemed voucher in every tab', () => {
  const { end, tabSession, tabs } = voucherLife();
  tabSession.write(aSession());
  new ForgetRedeemed(tabSession, end).execute(MARK);
  expect(tabSession.state).toEqual({ kind: 'none' });
  expect(tabs.heard).toEqual([MARK]);
});

it('keeps another voucher in use, and tells no tab of it', () => {
  const { end, tabSession, tabs } = voucherLife();
  tabSession.write(aSession());
  new ForgetRedeemed(tabSession, end).execute('another');
  expect(tabSession.held).toEqual(aSession());
  expect(tabs.heard).toEqual([]);
});
