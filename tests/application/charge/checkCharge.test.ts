import { expect, it } from 'vitest';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import type { ChargeDesk } from '#application/ports/chargeDesk.ts';
import { done, refused } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aChargeable, aSerialNumber, fakeChargeDesk } from '#tests/data/charge.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

const checkOf = (desk: ChargeDesk) => new CheckCharge(desk, fakeKept());
const CHECK = { serialNumber: aSerialNumber(), captcha: 'proof' };

it('tells how much may be added: 15 to 150, or what the backend narrows that to', async () => {
  const desk = fakeChargeDesk([
    done(aChargeable({ minInCent: 1, maxInCent: 500_00 })),
    done(aChargeable({ minInCent: 20_00, maxInCent: 60_00 })),
  ]);
  const check = checkOf(desk);
  expect(await check.execute(CHECK)).toEqual(done(aChargeable()));
  expect(await check.execute(CHECK)).toEqual(done(aChargeable({ minInCent: 20_00, maxInCent: 60_00 })));
  expect(desk.asked).toEqual([CHECK, CHECK]);
});

it('refuses a voucher to which nothing can be added', async () => {
  const check = checkOf(fakeChargeDesk([done(aChargeable({ maxInCent: 14_99 }))]));
  expect(await check.execute(CHECK)).toEqual(refused({ kind: 'charge-refused' }));
});

it('hands on why the backend refuses', async () => {
  const answer = refusal('charge-under-way', { code: 'CHGx1' });
  expect(await checkOf(fakeChargeDesk([answer])).execute(CHECK)).toEqual(answer);
});
