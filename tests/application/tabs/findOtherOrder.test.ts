import { expect, it } from 'vitest';
import type { PaymentGateway } from '#application/ports/paymentGateway.ts';
import { FindOtherOrder } from '#application/tabs/findOtherOrder.ts';
import { done } from '#domain/core/result.ts';
import type { Donation } from '#domain/donation/donation.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aDonation } from '#tests/data/donation.ts';
import { aRedemption } from '#tests/data/redemption.ts';

const asking = <T>(answer: Answer<T>) => ({ find: async () => answer });
const paid = (state: PaymentState) => ({
  state: async () => done({ state, isAwaited: false, orderNumber: null }),
});

interface Told {
  readonly redemption?: Answer<Redemption | null>;
  readonly donation?: Answer<Donation | null>;
  readonly payment?: Pick<PaymentGateway, 'state'>;
}

/** Another tab's order, with what the backend says of it. */
const aLook = ({ redemption = done(null), donation = done(null), payment = paid('unknown') }: Told = {}) =>
  new FindOtherOrder(asking(redemption), async () => asking(donation), payment);

it('looks up each kind of order through its own API', async () => {
  const look = aLook({
    redemption: done(aRedemption({ status: 'FAILED' })),
    donation: done(aDonation()),
    payment: paid('processing'),
  });
  const outcomes = await Promise.all(
    (['redemption', 'donation', 'charge', 'voucher-order'] as const).map((kind) =>
      look.execute({ kind, id: 'id' }),
    ),
  );
  expect(outcomes).toEqual(['nothing', 'carried-out', 'unknown', 'unknown']);
});

it('reports an order that the backend does not know as never arrived', async () => {
  for (const kind of ['redemption', 'donation', 'charge'] as const)
    expect(await aLook().execute({ kind, id: 'id' })).toBe('never-arrived');
});

it('reports an unpaid top-up as replaceable, but not an unpaid order of vouchers', async () => {
  const awaited = {
    state: async () => done({ state: 'processing', isAwaited: true, orderNumber: null } as const),
  };
  const look = aLook({ payment: awaited });
  expect(await look.execute({ kind: 'charge', id: 'id' })).toBe('replaceable');
  expect(await look.execute({ kind: 'voucher-order', id: 'id' })).toBe('unknown');
});

it('reports unknown if the lookup fails, or if a script cannot be loaded', async () => {
  const refused = { redemption: refusal('offline'), donation: refusal('server-down') };
  for (const kind of ['redemption', 'donation'] as const)
    expect(await aLook(refused).execute({ kind, id: 'id' })).toBe('unknown');
  const broken = new FindOtherOrder(asking(done(null)), () => Promise.reject(new Error('no such chunk')), {
    state: async () => refusal('timed-out'),
  });
  for (const kind of ['donation', 'charge'] as const)
    expect(await broken.execute({ kind, id: 'id' })).toBe('unknown');
});
