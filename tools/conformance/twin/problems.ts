import type { Json } from '../contract/contract.ts';
import { answered, jsonIn, refusals, without } from './change.ts';
import type { Fault } from './fault.ts';

/** Refusals and what they say. */
export const PROBLEM_FAULTS: readonly Fault[] = [
  {
    id: 'used-as-unknown',
    breaks: 'A used code has the code of an unknown one.',
    foundBy: [['error-codes', 'VCRx2'], ['code-at-status', 'VCRx2'], 'refused-codes-money'],
    make: () =>
      refusals(undefined, ['VCRx2'], (problem) => {
        const errors = (problem['errors'] ?? []) as Json[];
        const unknown = errors.map((error) => ({ ...error, code: 'VCRx1' }));
        return { body: { ...problem, type: '/problems/VCRx1', errors: unknown } };
      }),
  },
  {
    id: 'details-missing',
    breaks: 'Refusals say nothing of the money, and give no reason.',
    foundBy: [['money-state', 'VCRx30'], 'refusal-details-VCRx54'],
    make: () =>
      refusals(undefined, ['VCRx30', 'VCRx54'], (problem) => ({
        body: without(problem, 'moneyState', 'reason'),
      })),
  },
  {
    id: 'code-repeated',
    breaks: 'The refusal of a code repeats it.',
    foundBy: [['secrets-unsaid', 'VCRx1']],
    make: () =>
      refusals(['createVoucherToken'], undefined, (problem, { body }) => ({
        body: { ...problem, detail: `There is no ${String(body['code'])}.` },
      })),
  },
  {
    id: 'order-refused-without-code',
    breaks: 'A redemption is refused without an error code.',
    foundBy: [['order-refusal-coded', 'refusals-move-nothing']],
    make: () =>
      refusals(['createRedemption'], ['STDx1'], (problem) => ({
        body: { ...problem, type: 'about:blank', errors: [] },
      })),
  },
  {
    id: 'forbidden-for-token',
    breaks: 'A forged token is 403.',
    foundBy: ['forged-token', 'renewals-end'],
    make: () =>
      refusals(undefined, ['STDx6'], (problem) => ({ status: 403, body: { ...problem, status: 403 } })),
  },
  {
    id: 'shape-as-500',
    breaks: 'A request of the wrong shape is 500.',
    foundBy: ['amounts-charge', 'quantities'],
    make: () =>
      refusals(undefined, ['STDx1'], (problem, _, { status }) =>
        status === 400 ? { status: 500, body: { ...problem, status: 500 } } : undefined,
      ),
  },
  {
    id: 'unknown-donation-empty',
    breaks: 'An unknown donation is an empty answer.',
    foundBy: ['unknown-is-404'],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      return about.operation === 'getDonation' && answer.status === 404
        ? answered(answer, { status: 200, body: {}, headers: { 'Content-Type': 'application/json' } })
        : answer;
    },
  },
  {
    id: 'field-of-our-own',
    breaks: 'The wall names what a shop pays the operator.',
    foundBy: [['shape', 'listShops']],
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'listShops' || answer.status !== 200) return answer;
      const shops = (await jsonIn(answer)) as unknown as Json[];
      return answered(answer, { body: shops.map((shop) => ({ ...shop, commission: 0.12 })) });
    },
  },
];
