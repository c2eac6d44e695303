import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { readReturn, returnAddress } from '#domain/payment/paymentReturn.ts';

const REFERENCE = '7d1f4c52-6f0e-4a57-9f4e-2d5f1f1f7c10';

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readReturn('wallet', (name) => parameters.getAll(name));
};

it('leads back to a path of the provider, with the reference', () => {
  const reference = REFERENCE as PaymentReference;
  const origin = 'https://www.frohgut.example';
  expect(returnAddress(origin, 'wallet', reference)).toBe(
    `${origin}/payment/amazon-pay-return?reference=${REFERENCE}`,
  );
  expect(returnAddress(origin, 'card', reference)).toBe(
    `${origin}/payment/unzer-return?reference=${REFERENCE}`,
  );
});

it('reads the reference and the session of the wallet', () => {
  expect(read(`reference=${REFERENCE}&amazonCheckoutSessionId=3f1a.b-2_~9`)).toEqual({
    provider: 'wallet',
    reference: REFERENCE,
    sessionId: '3f1a.b-2_~9',
  });
});

it.each([
  ['no session', `reference=${REFERENCE}`],
  ['two sessions', `reference=${REFERENCE}&amazonCheckoutSessionId=a&amazonCheckoutSessionId=b`],
  ['an empty session', `reference=${REFERENCE}&amazonCheckoutSessionId=`],
  ['a session of 10 kB', `reference=${REFERENCE}&amazonCheckoutSessionId=${'a'.repeat(10_000)}`],
  ['a session with a path in it', `reference=${REFERENCE}&amazonCheckoutSessionId=../x`],
])('takes %s for none', (_name, query) => {
  expect(read(query)).toEqual({ provider: 'wallet', reference: REFERENCE, sessionId: null });
});

it.each([
  ['no reference', ''],
  ['two references', `reference=${REFERENCE}&reference=${REFERENCE}`],
  ['a reference that is not ours', 'reference=12'],
  ['a reference in capitals', `reference=${REFERENCE.toUpperCase()}`],
  ['a reference with something behind it', `reference=${REFERENCE}%0a`],
])('takes %s for none', (_name, query) => {
  expect(read(query).reference).toBeNull();
});

it('reads whatever stands in the address', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (values) => {
      const { reference, sessionId } = readReturn('card', () => values);
      if (values.length !== 1) expect([reference, sessionId]).toEqual([null, null]);
      else for (const each of [reference, sessionId]) expect([null, values[0]]).toContain(each);
    }),
  );
});
