import type { Json } from '../contract/contract.ts';
import { answered, answers, jsonIn, refusals, without } from './change.ts';
import type { Fault } from './fault.ts';

function coded(problem: Json, code: string): Json {
  const errors = (problem['errors'] ?? []) as Json[];
  return { ...problem, type: `/problems/${code}`, errors: errors.map((error) => ({ ...error, code })) };
}

/** Refusals and what they say. */
export const PROBLEM_FAULTS: readonly Fault[] = [
  {
    id: 'unknown-as-400',
    breaks: 'An unknown code is 400.',
    make: () =>
      refusals(undefined, ['VCRx1'], (problem) => ({ status: 400, body: { ...problem, status: 400 } })),
  },
  {
    id: 'used-as-unknown',
    breaks: 'A used code has the code of an unknown one.',
    make: () => refusals(undefined, ['VCRx2'], (problem) => ({ body: coded(problem, 'VCRx1') })),
  },
  {
    id: 'code-of-our-own',
    breaks: 'A recently bought voucher has a code that nobody knows.',
    make: () => refusals(undefined, ['VCRx51'], (problem) => ({ body: coded(problem, 'VCRx99') })),
  },
  {
    id: 'spent-told-untouched',
    breaks: 'A used code says that its money is untouched.',
    make: () =>
      refusals(undefined, ['VCRx2'], (problem) => ({ body: { ...problem, moneyState: 'untouched' } })),
  },
  {
    id: 'money-untold',
    breaks: 'Insufficient credit says nothing about the money.',
    make: () => refusals(undefined, ['VCRx30'], (problem) => ({ body: without(problem, 'moneyState') })),
  },
  {
    id: 'money-spent-for-fraud',
    breaks: 'A redeemed voucher that cannot be redeemed says reserved.',
    make: () =>
      refusals(undefined, ['VCRx54'], (problem) =>
        problem['reason'] === 'redeemed' ? { body: { ...problem, moneyState: 'reserved' } } : undefined,
      ),
  },
  {
    id: 'status-differs',
    breaks: 'The document of a refusal has another status than its answer.',
    make: () => refusals(undefined, ['SHPx1'], (problem) => ({ body: { ...problem, status: 410 } })),
  },
  {
    id: 'error-list-empty',
    breaks: 'A refused captcha has no error code.',
    make: () => refusals(undefined, ['CAPx1'], (problem) => ({ body: { ...problem, errors: [] } })),
  },
  {
    id: 'order-refused-without-code',
    breaks: 'A redemption is refused without an error code.',
    make: () =>
      refusals(['createRedemption'], ['STDx1'], (problem) => ({
        body: { ...problem, type: 'about:blank', errors: [] },
      })),
  },
  {
    id: 'reason-missing',
    breaks: 'What cannot be redeemed has no reason.',
    make: () => refusals(undefined, ['VCRx54'], (problem) => ({ body: without(problem, 'reason') })),
  },
  {
    id: 'time-missing',
    breaks: 'A recently bought voucher does not say when it can be redeemed.',
    make: () => refusals(undefined, ['VCRx51'], (problem) => ({ body: without(problem, 'availableAt') })),
  },
  {
    id: 'time-past',
    breaks: 'A voucher that is not in the system yet can be redeemed since yesterday.',
    make: () =>
      refusals(undefined, ['VCRx15'], (problem) => ({
        body: { ...problem, availableAt: '2020-01-01T00:00:00Z' },
      })),
  },
  {
    id: 'address-missing',
    breaks: 'The wrong site does not say which is right.',
    make: () => refusals(undefined, ['VCRx20'], (problem) => ({ body: without(problem, 'redirectUrl') })),
  },
  {
    id: 'forbidden-for-token',
    breaks: 'A forged token is 403.',
    make: () =>
      refusals(undefined, ['STDx6'], (problem) => ({ status: 403, body: { ...problem, status: 403 } })),
  },
  {
    id: 'shape-as-500',
    breaks: 'A request of the wrong shape is 500.',
    make: () =>
      refusals(undefined, ['STDx1'], (problem, _, { status }) =>
        status === 400 ? { status: 500, body: { ...problem, status: 500 } } : undefined,
      ),
  },
  {
    id: 'unknown-donation-empty',
    breaks: 'An unknown donation is an empty answer.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      return about.operation === 'getDonation' && answer.status === 404
        ? answered(answer, { status: 200, body: {}, headers: { 'Content-Type': 'application/json' } })
        : answer;
    },
  },
  {
    id: 'field-missing',
    breaks: 'A captcha question has no id.',
    make: () => answers(['getCaptchaQuestion'], (body) => without(body, 'questionId')),
  },
  {
    id: 'field-of-our-own',
    breaks: 'The wall names what a shop pays the operator.',
    make: () => async (about, next) => {
      const answer = await next(about.request);
      if (about.operation !== 'listShops' || answer.status !== 200) return answer;
      const shops = (await jsonIn(answer)) as unknown as Json[];
      return answered(answer, { body: shops.map((shop) => ({ ...shop, commission: 0.12 })) });
    },
  },
  {
    id: 'null-for-missing',
    breaks: 'A link without an end has null in place of nothing.',
    make: () => answers(['getRedeemLink'], (body) => ({ ...body, validUntil: null })),
  },
];
