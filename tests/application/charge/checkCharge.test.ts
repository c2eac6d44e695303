import { expect, it } from 'vitest';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import type { ChargeApi } from '#application/ports/chargeApi.ts';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aChargeable, aSerialNumber, fakeChargeApi } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const checkOf = (api: ChargeApi) => new CheckCharge(api, fakeKept());
const CHECK = { serialNumber: aSerialNumber(), captcha: 'proof' };

it('returns the possible amounts: 15 to 150, or the narrower range of the backend', async () => {
  const api = fakeChargeApi([
    done(aChargeable({ minInCent: 1, maxInCent: 500_00 })),
    done(aChargeable({ minInCent: 20_00, maxInCent: 60_00 })),
  ]);
  const check = checkOf(api);
  expect(await check.execute(CHECK, 'EUR')).toEqual(done(aChargeable()));
  expect(await check.execute(CHECK, 'EUR')).toEqual(
    done(aChargeable({ minInCent: 20_00, maxInCent: 60_00 })),
  );
  expect(api.asked).toEqual([CHECK, CHECK]);
});

it('refuses a voucher that cannot be topped up', async () => {
  const check = checkOf(fakeChargeApi([done(aChargeable({ maxInCent: 14_99 }))]));
  expect(await check.execute(CHECK, 'EUR')).toEqual(refused({ kind: 'charge-refused' }));
});

it('refuses a voucher in another currency than the site’s', async () => {
  const check = checkOf(fakeChargeApi([done(aChargeable({ currency: 'USD', currentInCent: 40_00 }))]));
  expect(await check.execute(CHECK, 'GBP')).toEqual(refused({ kind: 'charge-refused' }));
});

it('passes on the backend’s refusal', async () => {
  const answer = refusal('charge-under-way', { code: 'CHGx1' });
  expect(await checkOf(fakeChargeApi([answer])).execute(CHECK, 'EUR')).toEqual(answer);
});
