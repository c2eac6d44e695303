import type { Json } from '../contract/contract.ts';
import { asked, jsonIn, own, tokenOf } from './change.ts';
import type { Fault } from './fault.ts';

const newKey = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** Keys, and what an order takes. */
export const ORDER_FAULTS: readonly Fault[] = [
  {
    id: 'keys-forgotten',
    breaks: 'Keys are neither needed nor kept: a repeat is a new order.',
    foundBy: [
      'one-key-one-order-redeeming',
      'one-key-one-order-donating',
      'one-key-one-order-beginningTopUp',
      'one-key-one-order-closingTopUp',
      'one-key-one-order-ordering',
      'one-key-one-order-closingDifference',
      'one-key-one-order-takingGiveaway',
    ],
    make: () => (about, next) =>
      next(about.request.method === 'POST' ? asked(about, newKey()) : about.request),
  },
  {
    id: 'redeemed-twice',
    breaks: 'A redemption takes its value twice.',
    foundBy: ['balance-lowered', 'quote-once', 'walk'],
    make: () => {
      const items = new Map<string, Json>();
      return async (about, next) => {
        const answer = await next(about.request.clone());
        if (!answer.ok) return answer;
        const headers = tokenOf(about);
        if (about.operation === 'createQuote')
          items.set(String((await jsonIn(answer))['quoteId']), about.body);
        const wanted = items.get(String(about.body['quoteId']));
        if (about.operation !== 'createRedemption' || wanted === undefined) return answer;
        const again = await jsonIn(await next(own(about, '/api/v2/redeem/quote', { body: wanted, headers })));
        const body = { ...about.body, quoteId: again['quoteId'] };
        await next(own(about, '/api/v2/redeem', { body, headers }));
        return answer;
      };
    },
  },
  {
    id: 'refused-but-taken',
    breaks: 'A redemption without its confirmation is refused, and takes the value all the same.',
    foundBy: ['refusals-move-nothing'],
    make: () => async (about, next) => {
      const answer = await next(about.request.clone());
      const { notesRead } = (about.body['confirmations'] ?? {}) as { notesRead?: boolean };
      if (about.operation === 'createRedemption' && notesRead === false)
        await next(
          asked(about, { body: { ...about.body, confirmations: { notesRead: true } }, ...newKey() }),
        );
      return answer;
    },
  },
  {
    id: 'owner-unchecked',
    breaks: 'Any token opens what another token has made.',
    foundBy: ['quote-bound', 'secrets-need-token', 'email-correction', 'foreign-payment', 'giveaway-own'],
    make: () => {
      const owners = new Map<unknown, string>();
      return async (about, next) => {
        const { request, body: sent } = about;
        const token = request.headers.get('x-jwt-token');
        const named = [sent['quoteId'], sent['redeemId'], sent['chargeId'], request.url.split('/').at(-1)];
        const owner = named.map((name) => owners.get(name)).find((known) => known !== undefined);
        const isForeign = token !== null && owner !== undefined;
        const answer = await next(isForeign ? asked(about, { headers: { 'x-jwt-token': owner } }) : request);
        if (!answer.ok || token === null) return answer;
        const { quoteId, redeemId, chargeId } = await jsonIn(answer);
        for (const made of [quoteId, redeemId, chargeId]) if (!owners.has(made)) owners.set(made, token);
        return answer;
      };
    },
  },
];
