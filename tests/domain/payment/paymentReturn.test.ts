import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { readReturn, returnAddress } from '#domain/payment/paymentReturn.ts';

const REFERENCE = '7d1f4c52-6f0e-4a57-9f4e-2d5f1f1f7c10';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readReturn('wallet', (name) => parameters.getAll(name));
};

it('returns to a path of the provider, with the reference', () => {
  const reference = REFERENCE as PaymentReference;
  const origin = 'https://www.frohgut.example';
  expect(returnAddress(origin, 'wallet', reference)).toBe(
    `${origin}/payment/amazon-pay-return?reference=${REFERENCE}`,
  );
  expect(returnAddress(origin, 'card', reference)).toBe(
    `${origin}/payment/unzer-return?reference=${REFERENCE}`,
  );
});

const SESSION = 'amazonCheckoutSessionId';

it.each([
  ['a reference and a session', `reference=${REFERENCE}&${SESSION}=3f1a.b-2_~9`, REFERENCE, '3f1a.b-2_~9'],
  ['no session', `reference=${REFERENCE}`, REFERENCE, null],
  ['two sessions', `reference=${REFERENCE}&${SESSION}=a&${SESSION}=b`, REFERENCE, null],
  ['an empty session', `reference=${REFERENCE}&${SESSION}=`, REFERENCE, null],
  ['a session of 10 kB', `reference=${REFERENCE}&${SESSION}=${'a'.repeat(10_000)}`, REFERENCE, null],
  ['a session with a path in it', `reference=${REFERENCE}&${SESSION}=../x`, REFERENCE, null],
  ['no reference', '', null, null],
  ['two references', `reference=${REFERENCE}&reference=${REFERENCE}`, null, null],
  ['a reference that is not ours', 'reference=12', null, null],
  ['a reference in capitals', `reference=${REFERENCE.toUpperCase()}`, null, null],
  ['a reference with something behind it', `reference=${REFERENCE}%0a`, null, null],
])('reads valid parameters from an address with %s', (_what, query, reference, sessionId) => {
  expect(read(query)).toEqual({ provider: 'wallet', reference, sessionId });
});

it('reads a parameter only if it occurs once', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      const { reference, sessionId } = readReturn('card', () => values);
      if (values.length !== 1) expect([reference, sessionId]).toEqual([null, null]);
      else for (const each of [reference, sessionId]) expect([null, values[0]]).toContain(each);
    }),
  );
});
