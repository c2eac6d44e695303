import { answered, answers, jsonIn, tokenOf } from './change.ts';
import type { Fault } from './fault.ts';

/** Redemptions of which a payment covers the difference. */
export const DIFFERENCE_FAULTS: readonly Fault[] = [
  {
    id: 'difference-taken-early',
    breaks: 'A redemption that waits for its payment has taken the voucher’s part.',
    make: () => {
      const waiting = new Set<string | null>();
      return async (about, next) => {
        const answer = await next(about.request.clone());
        const token = tokenOf(about)['x-jwt-token'];
        const body = await jsonIn(answer);
        if (about.operation === 'createRedemption' && body['status'] === 'PAYMENT_PENDING')
          waiting.add(token);
        if (about.operation === 'createQuote' && answer.ok && waiting.has(token))
          return answered(answer, { body: { ...body, balanceInCent: 0 } });
        return answer;
      };
    },
  },
  {
    id: 'difference-other-order',
    breaks: 'The payment of a redemption names another order.',
    make: () =>
      answers(['finalizePayment'], (body) =>
        body['state'] === 'received' ? { ...body, orderNumber: '111111111' } : undefined,
      ),
  },
  {
    id: 'pending-told-completed',
    breaks: 'A redemption that waits for its payment is told as completed.',
    make: () =>
      answers(['getRedemption'], (body) =>
        body['status'] === 'PAYMENT_PENDING' ? { ...body, status: 'COMPLETED' } : undefined,
      ),
  },
  {
    id: 'payment-unheard',
    breaks: 'Closing the payment of a redemption closes nothing.',
    make: () => async (about, next) =>
      about.operation === 'finalizePayment' && about.request.headers.has('Idempotency-Key')
        ? Response.json(
            { state: 'received', orderNumber: '111111111' },
            { headers: { Date: new Date().toUTCString(), 'Cache-Control': 'no-store' } },
          )
        : next(about.request),
  },
];
