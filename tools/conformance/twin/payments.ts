import type { Json } from '../contract/contract.ts';
import { answered, answers, jsonIn, own, refusals, tokenOf } from './change.ts';
import { both, type Fault } from './fault.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** How a payment begins, is closed and is told. */
export const PAYMENT_FAULTS: readonly Fault[] = [
  {
    id: 'credited-twice',
    breaks: 'Closing a top-up credits it twice.',
    foundBy: ['received-stays'],
    make: () => {
      let wish: Json = {};
      return async (about, next) => {
        const answer = await next(about.request.clone());
        if (about.operation === 'initCharge' && answer.ok) wish = about.body;
        if (about.operation !== 'finalizeCharge' || (await jsonIn(answer))['state'] !== 'received')
          return answer;
        const reference = crypto.randomUUID();
        const returnUrl = new URL(text(wish['returnUrl']));
        returnUrl.searchParams.set('reference', reference);
        const body = { ...wish, reference, returnUrl: returnUrl.href };
        const path = '/api/v2/voucher/charge';
        const headers = tokenOf(about);
        const { chargeId } = await jsonIn(await next(own(about, `${path}/init/unzer`, { body, headers })));
        await next(own(about, `${path}/finalize/unzer`, { body: { chargeId }, headers }));
        return answer;
      };
    },
  },
  {
    id: 'second-payment',
    breaks: 'A second payment begins beside an authorised one, and leaves an open one open.',
    foundBy: ['new-payment-ends-earlier', 'authorised-blocks'],
    make: () =>
      both(
        answers(['getPaymentState'], ({ state }) =>
          state === 'cancelled' ? { state: 'processing', reason: 'awaiting-holder' } : undefined,
        ),
        refusals(['initCharge'], ['CHGx1'], () => ({
          status: 200,
          body: { chargeId: 's-chg-second' },
          headers: JSON_TYPE,
        })),
      ),
  },
  {
    id: 'charge-token-redeems',
    breaks: 'A token for charging quotes.',
    foundBy: ['tokens-apart'],
    make: () => {
      let last: Json = {};
      return async (about, next) => {
        const answer = await next(about.request);
        if (about.operation !== 'createQuote') return answer;
        if (answer.ok) last = await jsonIn(answer);
        return answer.status === 401
          ? answered(answer, { status: 200, body: last, headers: JSON_TYPE })
          : answer;
      };
    },
  },
  {
    id: 'check-changes-voucher',
    breaks: 'Asking whether a voucher can be topped up tops it up.',
    foundBy: ['init-moves-nothing', 'declined-moves-nothing'],
    make: () => {
      const seen = new Map<string, number>();
      return answers(['checkCharge'], (body, { body: sent }) => {
        const serial = text(sent['serialNumber']);
        const turn = seen.get(serial) ?? 0;
        seen.set(serial, turn + 1);
        return { ...body, currentInCent: Number(body['currentInCent']) + turn * 1000 };
      });
    },
  },
];
