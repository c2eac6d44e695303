import type { Json } from '../contract/contract.ts';
import { answered, answers, asked, jsonIn, own, refusals, requests, tokenOf, without } from './change.ts';
import type { Fault } from './fault.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' } as const;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Changes the state of payments that are told as one of the states. */
function toldAs(from: string, to: Json) {
  return answers(['getPaymentState'], ({ state }) => (state === from ? to : undefined));
}

/** How a payment begins, is closed and is told. */
export const PAYMENT_FAULTS: readonly Fault[] = [
  {
    id: 'received-forgotten',
    breaks: 'A payment told received is told as processing later.',
    make: () => toldAs('received', { state: 'processing', reason: 'checking' }),
  },
  {
    id: 'received-fails-later',
    breaks: 'Closing a received payment again tells that it failed.',
    make: () => {
      const seen = new Set<string>();
      return answers(['finalizeCharge'], ({ state }, { body }) => {
        const id = text(body['chargeId']);
        if (state !== 'received') return undefined;
        if (seen.has(id)) return { state: 'failed', reason: 'declined' };
        seen.add(id);
        return undefined;
      });
    },
  },
  {
    id: 'credited-twice',
    breaks: 'Closing a top-up credits it twice.',
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
    id: 'received-told-failed',
    breaks: 'A top-up that was received is answered as failed.',
    make: () =>
      answers(['finalizeCharge'], ({ state }) =>
        state === 'received' ? { state: 'failed', reason: 'declined' } : undefined,
      ),
  },
  {
    id: 'amounts-unpaid',
    breaks: 'A payment that is not received tells an amount.',
    make: () =>
      answers(['finalizeCharge'], (body) =>
        body['state'] === 'processing' ? { ...body, chargedInCent: 1500 } : undefined,
      ),
  },
  {
    id: 'received-unnumbered',
    breaks: 'A received payment has no order number.',
    make: () => answers(['getPaymentState'], (body) => without(body, 'orderNumber')),
  },
  {
    id: 'numbered-unpaid',
    breaks: 'A payment that waits for its holder has an order number.',
    make: () =>
      answers(['getPaymentState'], (body) =>
        body['state'] === 'processing' ? { ...body, orderNumber: '111111111' } : undefined,
      ),
  },
  {
    id: 'earlier-goes-on',
    breaks: 'A new payment leaves the earlier ones open.',
    make: () => toldAs('cancelled', { state: 'processing', reason: 'awaiting-holder' }),
  },
  {
    id: 'authorised-does-not-block',
    breaks: 'A second payment begins while the first is authorised.',
    make: () =>
      refusals(['initCharge'], ['CHGx1'], () => ({
        status: 200,
        body: { chargeId: 's-chg-second' },
        headers: JSON_TYPE,
      })),
  },
  {
    id: 'reference-again',
    breaks: 'A reference may be used again.',
    make: () => {
      const seen = new Set<string>();
      return requests(['initCharge'], ({ body }) => {
        const reference = text(body['reference']);
        if (!seen.has(reference)) {
          seen.add(reference);
          return undefined;
        }
        const fresh = crypto.randomUUID();
        return {
          body: { ...body, reference: fresh, returnUrl: text(body['returnUrl']).replace(reference, fresh) },
        };
      });
    },
  },
  {
    id: 'leads-elsewhere',
    breaks: 'A payment may lead back to another site.',
    make: () =>
      requests(['initCharge'], ({ request, body }) => {
        const { origin } = new URL(request.url);
        const returnUrl = `${origin}/payment/unzer-return?reference=${text(body['reference'])}`;
        return { body: { ...body, returnUrl } };
      }),
  },
  {
    id: 'charge-token-redeems',
    breaks: 'A token for charging quotes.',
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
    id: 'redeeming-token-charges',
    breaks: 'A token for redeeming begins a top-up.',
    make: () =>
      refusals(['initCharge'], ['STDx6'], () => ({
        status: 200,
        body: { chargeId: 's-chg-other' },
        headers: JSON_TYPE,
      })),
  },
  {
    id: 'stranger-closes',
    breaks: "Another voucher's token closes a payment.",
    make: () => {
      const owners = new Map<string, string | null>();
      return async (about, next) => {
        if (about.operation === 'initCharge') {
          const answer = await next(about.request.clone());
          if (answer.ok) owners.set(text((await jsonIn(answer))['chargeId']), tokenOf(about)['x-jwt-token']);
          return answer;
        }
        const owner = owners.get(text(about.body['chargeId']));
        if (about.operation !== 'finalizeCharge' || owner === undefined) return next(about.request);
        return next(asked(about, { headers: { 'x-jwt-token': owner } }));
      };
    },
  },
  {
    id: 'declined-waits',
    breaks: 'A declined payment is told as processing.',
    make: () => toldAs('failed', { state: 'processing', reason: 'checking' }),
  },
  {
    id: 'declined-passes',
    breaks: 'A declined card is answered as begun.',
    make: () =>
      refusals(['initCharge'], ['PAYx1'], () => ({
        status: 200,
        body: { chargeId: 's-chg-declined' },
        headers: JSON_TYPE,
      })),
  },
  {
    id: 'unknown-cancelled',
    breaks: 'The reference of no payment is told as cancelled.',
    make: () => toldAs('unknown', { state: 'cancelled', reason: 'expired' }),
  },
  {
    id: 'check-changes-voucher',
    breaks: 'Asking whether a voucher can be topped up tops it up.',
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
