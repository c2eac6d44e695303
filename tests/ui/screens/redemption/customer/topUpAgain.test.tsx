import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { TOPPABLE, aStep, submit } from './aCustomerStep.tsx';

const WISH = { ...TOPPABLE, switches: ['showRechargeCheckbox'], typed: {} } as const;

const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: say('customer.useRecharge') }));
const amount = () => screen.getByRole('textbox', { name: say('recharge.amount', { currency: 'EUR' }) });
const enter = (value: string) => fireEvent.change(amount(), { target: { value } });

it('asks for the amount once the wish is ticked, and says what is possible', async () => {
  await aStep(WISH);
  expect(screen.queryByRole('textbox', { name: say('recharge.amount', { currency: 'EUR' }) })).toBeNull();
  tick();
  expect(amount()).toHaveValue('');
  expect(amount()).toHaveAccessibleDescription(say('recharge.hint', { min: '€40.00', max: '€175.00' }));
});

it('goes on with an amount that can be wished, and remembers it on the device', async () => {
  const { path, kept, device } = await aStep(WISH);
  tick();
  enter('60');
  await submit();
  expect(path()).toBe('/redeem/shop-1/check');
  expect(kept.read('customerDraft')).toMatchObject({ useRecharge: true, prepaidEndAmount: '60' });
  expect(device.kept.read('prepaidEndAmount')).toBe(60_00);
});

it.each([
  ['', say('customer.fault.prepaidEndAmount')],
  ['much', say('customer.fault.end-invalid')],
  ['39.99', say('customer.fault.end-below', { min: '€40.00' })],
  ['175.01', say('customer.fault.end-above', { max: '€175.00' })],
])('says what is wrong with “%s”, and goes nowhere', async (text, fault) => {
  const { path, device } = await aStep(WISH);
  tick();
  enter(text);
  await submit();
  expect(path()).toBe('/redeem/shop-1/details');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(device.kept.read('prepaidEndAmount')).toBeNull();
});

it.each([
  [80_00, '80.00'],
  [39_99, ''],
])('is filled in with what was wished last time, if it can be: %s', async (lastEndAmount, text) => {
  await aStep({ ...WISH, lastEndAmount });
  tick();
  expect(amount()).toHaveValue(text);
});

it('leaves an amount that was typed before as it is', async () => {
  await aStep({ ...WISH, lastEndAmount: 80_00, typed: { prepaidEndAmount: '100' } });
  tick();
  expect(amount()).toHaveValue('100');
});

it('asks nothing of it for a voucher that cannot be topped up', async () => {
  await aStep({ ...WISH, voucher: { isPrepaid: false } });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
