import type { Json } from '../contract/contract.ts';
import { answers, refusals } from './change.ts';
import type { Fault } from './fault.ts';

function each(list: unknown, change: (one: Json) => Json): Json[] {
  return ((list ?? []) as Json[]).map(change);
}

/** Digits as JSON numbers, and names as HTML, as many backends write them. */
export const IDENTIFIER_FAULTS: readonly Fault[] = [
  {
    id: 'order-number-as-number',
    breaks: "The order number of a redemption is a JSON number, and its shops' names are HTML.",
    foundBy: [['digits-as-text', 'createRedemption'], ['plain-names', 'createRedemption'], 'order-known'],
    make: () =>
      answers(['createRedemption', 'getRedemption'], (body) => ({
        ...body,
        orderNumber: Number(body['orderNumber']),
        items: each(body['items'], (item) => ({ ...item, shopName: 'Brot &amp; Zeit' })),
      })),
  },
  {
    id: 'serial-number-as-number',
    breaks: "The serial numbers of a giver's order are JSON numbers.",
    foundBy: [['digits-as-text', 'getActivation']],
    make: () =>
      answers(['getActivation'], (body) => ({
        ...body,
        vouchers: each(body['vouchers'], (one) => ({ ...one, serialNumber: Number(one['serialNumber']) })),
      })),
  },
  {
    id: 'pin-as-number',
    breaks: "The PIN of a shop's code is a JSON number.",
    foundBy: [['digits-as-text', 'revealRedeemLink']],
    make: () =>
      answers(['revealRedeemLink'], (body) => ({
        ...body,
        codes: each(body['codes'], (one) => ({ ...one, pin: 4711 })),
      })),
  },
  {
    id: 'error-code-as-number',
    breaks: 'The error code of a used voucher is a JSON number.',
    foundBy: [
      ['digits-as-text', 'VCRx2'],
      ['problem', 'VCRx2'],
    ],
    make: () =>
      refusals(undefined, ['VCRx2'], (problem) => ({
        body: { ...problem, errors: each(problem['errors'], (one) => ({ ...one, code: 2 })) },
      })),
  },
];
