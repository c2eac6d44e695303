import { answered, answers, isOne, jsonIn, numberOr0, requests } from './change.ts';
import type { Fault } from './fault.ts';

/** What a donation gives, and what reaches its organisation. */
export const DONATION_FAULTS: readonly Fault[] = [
  {
    id: 'donation-of-nothing',
    breaks: 'Nothing can be given.',
    make: () =>
      requests(['createDonation'], ({ body }) =>
        body['valueInCent'] === 0 ? { body: { ...body, valueInCent: 1 } } : undefined,
      ),
  },
  {
    id: 'donation-negative',
    breaks: 'A negative value can be given.',
    make: () =>
      requests(['createDonation'], ({ body }) =>
        numberOr0(body['valueInCent']) < 0
          ? { body: { ...body, valueInCent: -numberOr0(body['valueInCent']) } }
          : undefined,
      ),
  },
  {
    id: 'donation-rounded',
    breaks: 'A part of a cent is rounded and given.',
    make: () =>
      requests(['createDonation'], ({ body }) =>
        body['valueInCent'] === 12.5 ? { body: { ...body, valueInCent: 13 } } : undefined,
      ),
  },
  {
    id: 'donation-of-text',
    breaks: 'A text counts as an amount.',
    make: () =>
      requests(['createDonation'], ({ body }) =>
        typeof body['valueInCent'] === 'string'
          ? { body: { ...body, valueInCent: Number(body['valueInCent']) } }
          : undefined,
      ),
  },
  {
    id: 'donation-of-all',
    breaks: 'A donation above the balance gives the balance.',
    make: () => async (about, next) => {
      const answer = await next(about.request.clone());
      if (!isOne(['createDonation'], about) || answer.status !== 422) return answer;
      const [error] = ((await jsonIn(answer))['errors'] ?? []) as { code: string }[];
      if (error?.code !== 'VCRx30') return answer;
      const { donationId, organisationId: id, valueInCent } = about.body;
      const body = { donationId, orderNumber: '1', organisation: { id, name: 'x' }, currency: 'EUR' };
      const given = { ...body, valueInCent, forwardedInCent: valueInCent, remainingBalanceInCent: 0 };
      return answered(answer, { status: 201, body: given, headers: { 'Content-Type': 'application/json' } });
    },
  },
  {
    id: 'donation-fee',
    breaks: 'A donation keeps a fee.',
    make: () =>
      answers(['createDonation', 'getDonation'], (body) => ({
        ...body,
        forwardedInCent: numberOr0(body['forwardedInCent']) - 50,
      })),
  },
];
