import type { Json, OperationId } from '../contract/contract.ts';
import { afterwards, answered, answers, asked, jsonIn, own, refusals, requests } from './change.ts';
import type { Fault } from './fault.ts';

const newKey = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });

function forgets(operation: OperationId): Fault {
  return {
    id: `key-forgotten-${operation}`,
    breaks: `${operation} forgets its keys: a repeat is a new order.`,
    make: () =>
      requests([operation], ({ request }) => (request.headers.has('Idempotency-Key') ? newKey() : undefined)),
  };
}

const needsNone: readonly Fault[] = (['createRedemption', 'createDonation', 'initCharge'] as const).map(
  (operation) => ({
    id: `key-optional-${operation}`,
    breaks: `${operation} works without a key.`,
    make: () =>
      requests([operation], ({ request }) => (request.headers.has('Idempotency-Key') ? undefined : newKey())),
  }),
);

/** Keys, quotes and what an order takes. */
export const ORDER_FAULTS: readonly Fault[] = [
  ...(['createRedemption', 'initCharge', 'finalizeCharge', 'orderVouchers'] as const).map(forgets),
  ...(['finalizePayment', 'redeemGiveaway'] as const).map(forgets),
  ...needsNone,
  {
    id: 'donation-doubled',
    breaks: 'A repeated donation is given again.',
    make: () =>
      requests(['createDonation'], ({ request, body }) =>
        request.headers.has('Idempotency-Key')
          ? { ...newKey(), body: { ...body, donationId: crypto.randomUUID() } }
          : undefined,
      ),
  },
  {
    id: 'key-any-text',
    breaks: 'A key may be any text.',
    make: () =>
      requests(['createRedemption'], ({ request }) =>
        request.headers.get('Idempotency-Key')?.length === 36 ? undefined : newKey(),
      ),
  },
  {
    id: 'key-other-body',
    breaks: 'A key that comes with another body repeats the first answer.',
    make: () => {
      const first = new Map<string, Json>();
      return refusals(undefined, undefined, (problem, { request }, answer) => {
        const { detail = '' } = problem as { detail?: string };
        if (answer.status !== 422 || !detail.includes('Idempotency-Key')) return undefined;
        return { status: 201, body: first.get(request.url) ?? { done: true } };
      });
    },
  },
  {
    id: 'replay-renumbered',
    breaks: 'A repeat gets another order number.',
    make: () => {
      const seen = new Set<string>();
      return answers(['createRedemption'], (body, { request }) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        if (seen.has(key)) return { ...body, orderNumber: '111111111' };
        seen.add(key);
        return undefined;
      });
    },
  },
  {
    id: 'replay-other-status',
    breaks: 'A repeat is answered with 200 in place of 201.',
    make: () => {
      const seen = new Set<string>();
      return async (about, next) => {
        const answer = await next(about.request);
        const key = about.request.headers.get('Idempotency-Key') ?? '';
        const isRepeat = seen.has(key);
        if (answer.ok) seen.add(key);
        return about.operation === 'createDonation' && isRepeat && answer.ok
          ? answered(answer, { status: 200 })
          : answer;
      };
    },
  },
  {
    id: 'quote-of-another',
    breaks: 'The quote of another voucher is redeemed, from that voucher.',
    make: () => {
      const owners = new Map<string, string>();
      return async (about, next) => {
        const token = about.request.headers.get('x-jwt-token') ?? '';
        if (about.operation === 'createQuote') {
          const answer = await next(about.request);
          if (answer.ok) owners.set(String((await jsonIn(answer))['quoteId']), token);
          return answer;
        }
        const owner = owners.get(String(about.body['quoteId']));
        if (about.operation !== 'createRedemption' || owner === undefined) return next(about.request);
        return next(asked(about, { headers: { 'x-jwt-token': owner } }));
      };
    },
  },
  {
    id: 'quote-twice',
    breaks: 'A quote can be redeemed again.',
    make: () => {
      const items = new Map<string, Json>();
      return async (about, next) => {
        const answer = await next(about.request.clone());
        const headers = { 'x-jwt-token': about.request.headers.get('x-jwt-token') };
        if (about.operation === 'createQuote' && answer.ok)
          items.set(String((await jsonIn(answer))['quoteId']), about.body);
        const wanted = items.get(String(about.body['quoteId']));
        if (about.operation !== 'createRedemption' || answer.status !== 409 || wanted === undefined)
          return answer;
        const fresh = await jsonIn(await next(own(about, '/api/v2/redeem/quote', { body: wanted, headers })));
        const body = { ...about.body, quoteId: fresh['quoteId'] };
        return next(asked(about, { body, ...newKey() }));
      };
    },
  },
  {
    id: 'redeemed-twice',
    breaks: 'A redemption takes its value twice.',
    make: () => {
      const items = new Map<string, Json>();
      return async (about, next) => {
        const answer = await next(about.request.clone());
        if (!answer.ok) return answer;
        const headers = { 'x-jwt-token': about.request.headers.get('x-jwt-token') };
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
    id: 'donated-twice',
    breaks: 'A donation takes its value twice.',
    make: () =>
      afterwards('createDonation', (about, _, next) => {
        const body = { ...about.body, donationId: crypto.randomUUID() };
        const headers = { 'x-jwt-token': about.request.headers.get('x-jwt-token') };
        return next(own(about, '/api/v2/donation', { body, headers }));
      }),
  },
  {
    id: 'refused-but-taken',
    breaks: 'A redemption without its confirmation is refused, and takes the value all the same.',
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
    id: 'donation-refused-but-taken',
    breaks: 'A donation without its confirmation is refused, and taken all the same.',
    make: () => async (about, next) => {
      const answer = await next(about.request.clone());
      const { notesRead } = (about.body['confirmations'] ?? {}) as { notesRead?: boolean };
      if (about.operation === 'createDonation' && notesRead === false)
        await next(
          asked(about, { body: { ...about.body, confirmations: { notesRead: true } }, ...newKey() }),
        );
      return answer;
    },
  },
  {
    id: 'given-back-silently',
    breaks: 'A redemption is given back at once, and its answer says that it is completed.',
    make: () =>
      afterwards('createRedemption', (about, { redeemId }, next) =>
        next(own(about, `/sandbox/orders/${String(redeemId)}/fail`, { body: {} })),
      ),
  },
];
