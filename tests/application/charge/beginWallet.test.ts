import { expect, it } from 'vitest';
import { BeginWallet } from '#application/charge/beginWallet.ts';
import type { ChargePayments } from '#application/ports/chargePayments.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { aChargeUnderWay } from '#tests/data/charge.ts';

const HERE = 'https://shop.example/prepaid/checkout';
const ORDER = aChargeUnderWay();

const begun = (answer: Answer<SignedCheckout>) => {
  const asked: unknown[] = [];
  const beginWallet: ChargePayments['beginWallet'] = async (...of) => {
    asked.push(of);
    return answer;
  };
  const begin = new BeginWallet({ beginWallet } as ChargePayments);
  return { asked, answer: begin.execute(ORDER, HERE) };
};

it('prepares the payment that leads back to this page, with one call', async () => {
  const checkout = {
    merchantId: 'M1',
    productType: 'PayOnly',
    payload: '{}',
    signature: 's',
    publicKeyId: 'k',
  };
  const { asked, answer } = begun(done(checkout as SignedCheckout));
  expect(await answer).toEqual(done(checkout));
  expect(asked).toEqual([[ORDER, HERE]]);
});

it('says that nothing was begun where the permission to top up has ended', async () => {
  expect(await begun(refusal('session-expired')).answer).toEqual(
    refusal('charge-expired', { moneyState: 'untouched' }),
  );
});

it('passes every other refusal on', async () => {
  const refused = refusal('charge-under-way', { moneyState: 'unknown' });
  expect(await begun(refused).answer).toEqual(refused);
});
