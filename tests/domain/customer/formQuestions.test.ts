import { expect, it } from 'vitest';
import { endAmounts } from '#domain/charge/endAmount.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { fieldsShown, formQuestions } from '#domain/customer/customerForm.ts';
import { SWITCHES, type Switch } from '#domain/site/switches.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { EVERYTHING, ONLY_THE_USUAL, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const line = (about: { isPhysical?: boolean; isNewShopCustomerInquiry?: boolean } = {}) => ({
  shopId: 'shop-1',
  valueInCent: 20_00,
  quantity: 2,
  shop: { isPhysical: false, isNewShopCustomerInquiry: false, ...about },
});
const GIFT_CODE = line();
const PARCEL = line({ isPhysical: true });
const CURIOUS = line({ isNewShopCustomerInquiry: true });

/** A prepaid voucher of 50 euros, on a site where it can be topped up. */
const PREPAID = aVoucher({ isPrepaid: true });
const site = (...on: readonly Switch[]) => aSite({ ...CHARGING, switches: switchedOn(...on) });

it('asks only the basic questions if no switch is on and nothing goes by post', () => {
  expect(formQuestions(site(), PREPAID, [GIFT_CODE])).toEqual(ONLY_THE_USUAL);
});

it('asks for address and telephone if something goes by post', () => {
  expect(formQuestions(site(), PREPAID, [PARCEL])).toEqual({ ...ONLY_THE_USUAL, address: true, phone: true });
});

it.each([
  ['showUseDataConfirmation', 'useDataConfirmation'],
  ['showChargeableVoucherOrder', 'orderPrepaidVouchers'],
] as const)('asks with the switch %s for %s only', (name, question) => {
  expect(formQuestions(site(name), PREPAID, [GIFT_CODE])).toEqual({ ...ONLY_THE_USUAL, [question]: true });
  const others = SWITCHES.filter((other) => other !== name);
  expect(formQuestions(site(...others), PREPAID, [PARCEL])[question]).toBe(false);
});

it('asks for topping up a prepaid voucher again, up to the remainder plus one top-up', () => {
  expect(formQuestions(site('showRechargeCheckbox'), PREPAID, [GIFT_CODE])).toEqual({
    ...ONLY_THE_USUAL,
    useRecharge: endAmounts(10_00, 'EUR'),
  });
  const low = aVoucher({ isPrepaid: true, balanceInCent: 5_00 });
  expect(formQuestions(site('showRechargeCheckbox'), low, [GIFT_CODE]).useRecharge).toEqual(
    endAmounts(0, 'EUR'),
  );
});

it.each([
  ['the switch is off', site(...SWITCHES.filter((name) => name !== 'showRechargeCheckbox')), PREPAID],
  ['the voucher cannot be topped up', site('showRechargeCheckbox'), aVoucher({ isPrepaid: false })],
  ['the site tops none up', aSite({ switches: switchedOn('showRechargeCheckbox') }), PREPAID],
])('does not ask for topping up again where %s', (_where, where, voucher) => {
  expect(formQuestions(where, voucher, [GIFT_CODE]).useRecharge).toBeNull();
});

it('asks for new customers only if both the site and the shop want it', () => {
  const asked = { ...ONLY_THE_USUAL, newShopCustomer: true };
  expect(formQuestions(site('showCustomerInquiry'), PREPAID, [CURIOUS])).toEqual(asked);
  expect(formQuestions(site('showCustomerInquiry'), PREPAID, [GIFT_CODE])).toEqual(ONLY_THE_USUAL);
  expect(formQuestions(site(), PREPAID, [CURIOUS])).toEqual(ONLY_THE_USUAL);
});

it('combines the questions of several shops', () => {
  expect(formQuestions(site('showCustomerInquiry'), PREPAID, [GIFT_CODE, PARCEL, CURIOUS])).toEqual({
    ...ONLY_THE_USUAL,
    address: true,
    phone: true,
    newShopCustomer: true,
  });
});

it('shows the basic fields in the order of the page, the e-mail first', () => {
  expect(fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT)).toEqual([
    'email',
    'repeatEmail',
    'firstName',
    'lastName',
    'salutation',
  ]);
});

/** In the order of the page: the required consent comes before what is optional. */
const FIELDS_OF = [
  ['address', ['company', 'street', 'streetNumber', 'additionalAddress', 'postalCode', 'city']],
  ['phone', ['phone']],
  ['useDataConfirmation', ['useDataConfirmation']],
  ['newShopCustomer', ['newShopCustomer']],
  ['useRecharge', ['useRecharge']],
  ['orderPrepaidVouchers', ['orderPrepaidVouchers']],
] as const;
const usual = fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT);

it('shows the fields of all questions in the order of the page', () => {
  expect(fieldsShown(EVERYTHING, EMPTY_DRAFT)).toEqual([
    ...usual,
    ...FIELDS_OF.flatMap(([, fields]) => fields),
  ]);
});

it.each(FIELDS_OF)('adds for the question %s the fields %j and no others', (question, fields) => {
  const asked = { ...ONLY_THE_USUAL, [question]: EVERYTHING[question] };
  expect(fieldsShown(asked, EMPTY_DRAFT)).toEqual([...usual, ...fields]);
});

it('asks for the amount only once topping up again is ticked', () => {
  const asks = { ...ONLY_THE_USUAL, useRecharge: EVERYTHING.useRecharge };
  expect(fieldsShown(asks, aCustomerDraft()).slice(-1)).toEqual(['useRecharge']);
  expect(fieldsShown(asks, aCustomerDraft({ useRecharge: true })).slice(-2)).toEqual([
    'useRecharge',
    'prepaidEndAmount',
  ]);
  expect(fieldsShown(ONLY_THE_USUAL, aFullDraft())).not.toContain('prepaidEndAmount');
});

it('asks for the confirmation of a voucher order only once it is ordered', () => {
  const asks = { ...ONLY_THE_USUAL, orderPrepaidVouchers: true };
  const ordered = aCustomerDraft({ orderPrepaidVouchers: true });
  expect(fieldsShown(asks, ordered).slice(-2)).toEqual([
    'orderPrepaidVouchers',
    'orderPrepaidVouchersConfirmation',
  ]);
  expect(fieldsShown(asks, aCustomerDraft())).not.toContain('orderPrepaidVouchersConfirmation');
  expect(fieldsShown(ONLY_THE_USUAL, ordered)).not.toContain('orderPrepaidVouchersConfirmation');
});

it('starts empty: nothing ticked, no salutation, codes shown immediately', () => {
  const { delivery, ...others } = EMPTY_DRAFT;
  expect(delivery).toBe('LINK');
  for (const value of Object.values(others)) expect(['', false]).toContain(value);
});
