import { answers, numberOr0, refusals, requests, without } from './change.ts';
import type { Fault } from './fault.ts';

/** Orders name what is on their voucher now instead of what they left. */
function namesRestOfNow(state: 'getRedemption' | 'getDonation'): Fault {
  return {
    id: `rest-of-now-${state}`,
    breaks: `${state} names what is on the voucher now.`,
    make: () => {
      const tokens = new Map<string, string>();
      const rests = new Map<string, unknown>();
      return answers(['createRedemption', 'createDonation', state], (body, { operation, request }) => {
        const id = String(body['redeemId'] ?? body['donationId']);
        const left = body['remainingBalanceInCent'];
        if (operation === state)
          return { ...body, remainingBalanceInCent: rests.get(tokens.get(id) ?? '') ?? left };
        const token = request.headers.get('x-jwt-token') ?? '';
        tokens.set(id, token);
        rests.set(token, left);
        return undefined;
      });
    },
  };
}

/** Amounts and currencies. */
export const AMOUNT_FAULTS: readonly Fault[] = [
  {
    id: 'balance-stays',
    breaks: 'A quote shows the first balance for ever.',
    make: () => {
      const first = new Map<string, number>();
      return answers(['createQuote'], (body, { request }) => {
        const token = request.headers.get('x-jwt-token') ?? '';
        const balanceInCent = first.get(token) ?? numberOr0(body['balanceInCent']);
        first.set(token, balanceInCent);
        return { ...body, balanceInCent, remainingInCent: balanceInCent - numberOr0(body['coveredInCent']) };
      });
    },
  },
  {
    id: 'quote-holds-back',
    breaks: 'Every quote holds its value back.',
    make: () => {
      const held = new Map<string, number>();
      return answers(['createQuote'], (body, { request }) => {
        const token = request.headers.get('x-jwt-token') ?? '';
        const before = held.get(token) ?? 0;
        held.set(token, before + numberOr0(body['coveredInCent']));
        return { ...body, balanceInCent: Math.max(0, numberOr0(body['balanceInCent']) - before) };
      });
    },
  },
  {
    id: 'quote-cent-lost',
    breaks: 'A quote covers a cent less and asks for it.',
    make: () =>
      answers(['createQuote'], (body) => ({
        ...body,
        coveredInCent: numberOr0(body['coveredInCent']) - 1,
        toPayInCent: numberOr0(body['toPayInCent']) + 1,
      })),
  },
  {
    id: 'zero-is-null',
    breaks: 'Nothing to pay is null in place of 0.',
    make: () =>
      answers(['createQuote'], (body) =>
        body['toPayInCent'] === 0 ? { ...body, toPayInCent: null } : undefined,
      ),
  },
  {
    id: 'zero-is-missing',
    breaks: 'Nothing left is left out in place of 0.',
    make: () =>
      answers(['createQuote'], (body) =>
        body['remainingInCent'] === 0 ? without(body, 'remainingInCent') : undefined,
      ),
  },
  {
    id: 'left-is-missing',
    breaks: 'A donation that leaves nothing says nothing of what is left.',
    make: () =>
      answers(['createDonation'], (body) =>
        body['remainingBalanceInCent'] === 0 ? without(body, 'remainingBalanceInCent') : undefined,
      ),
  },
  {
    id: 'amounts-as-text',
    breaks: 'The value of a link is a text.',
    make: () =>
      answers(['getRedeemLink'], (body) => ({
        ...body,
        valueInCent: String(numberOr0(body['valueInCent'])),
      })),
  },
  {
    id: 'amounts-in-euros',
    breaks: 'The balance after a redemption is in whole units.',
    make: () =>
      answers(['createRedemption'], (body) => ({
        ...body,
        remainingBalanceInCent: Math.round(numberOr0(body['remainingBalanceInCent']) / 100),
      })),
  },
  ...(['createRedemption', 'getRedemption', 'getRedeemLink', 'getDonation', 'getVoucherOffers'] as const).map(
    (operation) => ({
      id: `currency-${operation}`,
      breaks: `${operation} answers another currency.`,
      make: () => answers([operation], (body) => ({ ...body, currency: 'CHF' })),
    }),
  ),
  namesRestOfNow('getRedemption'),
  namesRestOfNow('getDonation'),
  {
    id: 'currency-small-letters',
    breaks: 'The currency of a quote is in small letters.',
    make: () =>
      answers(['createQuote'], (body) => ({ ...body, currency: String(body['currency']).toLowerCase() })),
  },
  {
    id: 'charge-any-currency',
    breaks: 'A top-up is begun in any currency.',
    make: () =>
      requests(['initCharge'], ({ body }) =>
        typeof body['currency'] === 'string' ? { body: { ...body, currency: 'EUR' } } : undefined,
      ),
  },
  {
    id: 'charge-below-range',
    breaks: 'A top-up may be smaller than its check says.',
    make: () =>
      requests(['initCharge'], ({ body }) => {
        const amount = numberOr0(body['amount']);
        return amount > 1000 && amount < 1500 ? { body: { ...body, amount: 1500 } } : undefined;
      }),
  },
  {
    id: 'charge-above-range',
    breaks: 'A top-up may be larger than its check says.',
    make: () =>
      requests(['initCharge'], ({ body }) =>
        numberOr0(body['amount']) === 15_001 ? { body: { ...body, amount: 15_000 } } : undefined,
      ),
  },
  {
    id: 'quantity-of-nothing',
    breaks: 'A quantity of 0 counts as 1.',
    make: () =>
      requests(['createQuote'], ({ body }) => {
        const items = (body['items'] ?? []) as { quantity: number }[];
        return items[0]?.quantity === 0 ? { body: { items: [{ ...items[0], quantity: 1 }] } } : undefined;
      }),
  },
  {
    id: 'value-not-offered',
    breaks: 'A value that the shop does not offer is taken.',
    make: () =>
      requests(['createQuote'], ({ body }) => {
        const items = (body['items'] ?? []) as { valueInCent: number }[];
        return items[0]?.valueInCent === 2501
          ? { body: { items: [{ ...items[0], valueInCent: 2500 }] } }
          : undefined;
      }),
  },
  {
    id: 'order-any-bonus',
    breaks: 'An order of vouchers names its own bonus.',
    make: () => requests(['orderVouchers'], ({ body }) => ({ body: { ...body, bonusInCent: 250 } })),
  },
  {
    id: 'order-cheaper',
    breaks: 'An order of vouchers costs another price.',
    make: () =>
      answers(['orderVouchers'], (body) => ({ ...body, toPayInCent: numberOr0(body['toPayInCent']) - 100 })),
  },
  {
    id: 'overdraft',
    breaks: 'A redemption passes although the balance does not cover it.',
    make: () =>
      refusals(['createRedemption'], ['VCRx30'], (_, { body }) => ({
        status: 201,
        headers: { 'Content-Type': 'application/json' },
        body: {
          redeemId: body['quoteId'],
          orderNumber: '111111111',
          status: 'COMPLETED',
          currency: 'EUR',
          items: [],
          remainingBalanceInCent: 0,
          delivery: { state: 'READY', kind: 'LINK' },
        },
      })),
  },
];
