import { answers, numberOr0, refusals, requests, without } from './change.ts';
import type { Fault } from './fault.ts';

/** Orders name what is on their voucher now instead of what they left. */
function namesRestOfNow(state: 'getRedemption' | 'getDonation', rule: string): Fault {
  return {
    id: `rest-of-now-${state}`,
    breaks: `${state} names what is on the voucher now.`,
    foundBy: [rule],
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
    id: 'zero-is-no-number',
    breaks: 'Nothing to pay is null, and nothing left is left out.',
    foundBy: ['quote-sums', ['shape', 'quote-sums'], 'donation-limit'],
    make: () =>
      answers(['createQuote', 'createDonation'], (body) => {
        if (body['toPayInCent'] === 0) return { ...body, toPayInCent: null };
        return body['remainingBalanceInCent'] === 0 ? without(body, 'remainingBalanceInCent') : undefined;
      }),
  },
  {
    id: 'quote-holds-back',
    breaks: 'Every quote holds its value back.',
    foundBy: ['quote-moves-nothing', 'difference-paid'],
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
    id: 'other-currency',
    breaks: 'Redemptions and offers are answered in another currency.',
    foundBy: ['currency-stays', 'state-agrees', 'link-sealed', 'offers-currency', 'order-price'],
    make: () => answers(['createRedemption', 'getVoucherOffers'], (body) => ({ ...body, currency: 'CHF' })),
  },
  namesRestOfNow('getRedemption', 'rest-stays'),
  namesRestOfNow('getDonation', 'donation-rest-stays'),
  {
    id: 'wish-unchecked',
    breaks: 'A top-up of any amount and currency is begun, and a receipt needs no address.',
    foundBy: ['charge-range', 'payment-fits', 'receipt-needs-address'],
    make: () =>
      requests(['initCharge', 'createDonation'], ({ operation, body }) =>
        operation === 'initCharge'
          ? { body: { ...body, currency: 'EUR', amount: 1500 } }
          : { body: { ...body, receipt: false } },
      ),
  },
  {
    id: 'overdraft',
    breaks: 'A redemption passes although the balance does not cover it.',
    foundBy: ['no-overdraft'],
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
  {
    id: 'rest-rounded',
    breaks: 'What an order leaves is told in whole units of the currency.',
    foundBy: ['donation-whole'],
    make: () =>
      answers(['createRedemption', 'getRedemption', 'createDonation', 'getDonation'], (body) => {
        const left = numberOr0(body['remainingBalanceInCent']);
        return { ...body, remainingBalanceInCent: left - (left % 100) };
      }),
  },
  {
    id: 'donation-fee',
    breaks: 'A donation keeps a fee.',
    foundBy: ['donation-whole'],
    make: () =>
      answers(['createDonation', 'getDonation'], (body) => ({
        ...body,
        forwardedInCent: numberOr0(body['forwardedInCent']) - 50,
      })),
  },
];
