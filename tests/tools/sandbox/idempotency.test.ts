import { expect } from 'vitest';
import { it } from './visits.ts';

/** The calls that move value (contract, "Conventions"). */
const MOVING_VALUE = [
  '/redeem',
  '/donation',
  '/giveaway/redeem-advertisement-popup-code',
  '/voucher/charge/init/unzer',
  '/voucher/charge/finalize/unzer',
  '/payment/finalize',
  '/voucher/order',
];

it('moves value only by a call that has an idempotency key', async ({ visitor }) => {
  for (const path of MOVING_VALUE) {
    for (const key of [undefined, 'no-uuid']) {
      const answer = await visitor.post(`/api/v2${path}`, {}, key === undefined ? {} : { key });
      expect([path, answer.status, JSON.stringify(answer.body)]).toEqual([
        path,
        400,
        expect.stringContaining('Idempotency-Key'),
      ]);
    }
  }
});
