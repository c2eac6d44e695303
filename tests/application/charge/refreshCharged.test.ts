import { expect, it } from 'vitest';
import { RefreshCharged } from '#application/charge/refreshCharged.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { receiptOf } from '#domain/charge/chargeOrder.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aCharge, aPendingCharge } from '#tests/data/charge.ts';
import { storeWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { fakeTokenApi } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';

const RECEIPT = receiptOf(aCharge(), aPendingCharge(), now);

const holding = (serialNumber: string, balanceInCent: number): VoucherSession => {
  const session = aSession();
  return { ...session, voucher: { ...session.voucher, serialNumber, balanceInCent } };
};

function aRefresh(held: VoucherSession | null, renewals: readonly Answer<VoucherSession>[] = []) {
  const store = storeWith(held);
  const api = fakeTokenApi({ renewals });
  const refresh = new RefreshCharged(new RefreshToken(api, store, clockAt(now)), store);
  return { refresh, store };
}

it('renews the voucher in use that was topped up, so that its new value is known', async () => {
  const renewed = { ...holding('410582934', 65_00), token: 'new' as VoucherToken };
  const { refresh, store } = aRefresh(holding('410582934', 40_00), [done(renewed)]);
  expect(await refresh.execute(RECEIPT)).toMatchObject({ voucher: { balanceInCent: 65_00 } });
  expect(store.read()).toMatchObject({ token: 'new' });
});

it.each([
  ['another voucher is in use', holding('999999999', 40_00)],
  ['its value is told already', holding('410582934', 65_00)],
  ['none is in use', null],
])('asks nothing where %s', async (_name, held) => {
  expect(await aRefresh(held).refresh.execute(RECEIPT)).toBeNull();
});

it('changes nothing where the session cannot be renewed', async () => {
  const held = holding('410582934', 40_00);
  const { refresh, store } = aRefresh(held, [refusal('offline')]);
  expect(await refresh.execute(RECEIPT)).toBeNull();
  expect(store.read()).toEqual(held);
});
