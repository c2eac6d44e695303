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

it('asks for each kind of order where it is found', async () => {
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

it('knows an order that the backend does not know', async () => {
  for (const kind of ['redemption', 'donation', 'charge'] as const)
    expect(await aLook().execute({ kind, id: 'id' })).toBe('never-arrived');
});

it('knows a top-up that waits for its payment; an order of vouchers that does so is not replaced by the next', async () => {
  const awaited = {
    state: async () => done({ state: 'processing', isAwaited: true, orderNumber: null } as const),
  };
  const look = aLook({ payment: awaited });
  expect(await look.execute({ kind: 'charge', id: 'id' })).toBe('replaceable');
  expect(await look.execute({ kind: 'voucher-order', id: 'id' })).toBe('unknown');
});

it('knows nothing while the backend cannot be asked, or a script is missing', async () => {
  const refused = { redemption: refusal('offline'), donation: refusal('server-down') };
  for (const kind of ['redemption', 'donation'] as const)
    expect(await aLook(refused).execute({ kind, id: 'id' })).toBe('unknown');
  const broken = new FindOtherOrder(asking(done(null)), () => Promise.reject(new Error('no such chunk')), {
    state: async () => refusal('timed-out'),
  });
  for (const kind of ['donation', 'charge'] as const)
    expect(await broken.execute({ kind, id: 'id' })).toBe('unknown');
});
