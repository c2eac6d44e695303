import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { TOPPABLE, aStep, submit } from './aCustomerStep.tsx';

const WISH = { ...TOPPABLE, switches: ['showRechargeCheckbox'], typed: {} } as const;

const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: say('customer.useRecharge') }));
const amount = () => screen.getByRole('textbox', { name: say('recharge.amount', { currency: 'EUR' }) });
const enter = (value: string) => fireEvent.change(amount(), { target: { value } });

it('asks for the end amount once the wish is ticked, and shows its range', async () => {
  await aStep(WISH);
  expect(screen.queryByRole('textbox', { name: say('recharge.amount', { currency: 'EUR' }) })).toBeNull();
  tick();
  expect(amount()).toHaveValue('');
  expect(amount()).toHaveAccessibleDescription(say('recharge.hint', { min: '€40.00', max: '€175.00' }));
});

it('continues with a valid end amount, and stores it on the device', async () => {
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
])('refuses the end amount “%s” with a reason and stays on the page', async (text, fault) => {
  const { path, device } = await aStep(WISH);
  tick();
  enter(text);
  await submit();
  expect(path()).toBe('/redeem/shop-1/details');
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(fault) as string);
  expect(device.kept.read('prepaidEndAmount')).toBeNull();
});

it.each([
  [80_00, '80.00'],
  [39_99, ''],
])('fills in the last end amount if it is still valid: %s', async (lastEndAmount, text) => {
  await aStep({ ...WISH, lastEndAmount });
  tick();
  expect(amount()).toHaveValue(text);
});

it('keeps an end amount that was typed before', async () => {
  await aStep({ ...WISH, lastEndAmount: 80_00, typed: { prepaidEndAmount: '100' } });
  tick();
  expect(amount()).toHaveValue('100');
});

it('offers no end amount for a voucher that cannot be topped up', async () => {
  await aStep({ ...WISH, voucher: { isPrepaid: false } });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
