import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { fieldsShown, formQuestions } from '#domain/customer/customerForm.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import { EVERYTHING, ONLY_THE_USUAL, aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { switchedOn } from '#tests/data/site.ts';

const GIFT_CODE = { isPhysical: false, isNewShopCustomerInquiry: false };
const PARCEL = { isPhysical: true, isNewShopCustomerInquiry: false };
const CURIOUS = { isPhysical: false, isNewShopCustomerInquiry: true };

it('asks nothing but the usual where no switch is on and nothing goes by post', () => {
  expect(formQuestions(switchedOn(), [GIFT_CODE])).toEqual(ONLY_THE_USUAL);
});

it('asks for address and telephone where something goes by post', () => {
  expect(formQuestions(switchedOn(), [PARCEL])).toEqual({ ...ONLY_THE_USUAL, address: true, phone: true });
});

it.each([
  ['showUseDataConfirmation', 'useDataConfirmation'],
  ['showRechargeCheckbox', 'useRecharge'],
  ['showChargeableVoucherOrder', 'orderPrepaidVouchers'],
] as const)('the switch %s asks for %s alone', (name, question) => {
  expect(formQuestions(switchedOn(name), [GIFT_CODE])).toEqual({ ...ONLY_THE_USUAL, [question]: true });
  const others = SWITCHES.filter((other) => other !== name);
  expect(formQuestions(switchedOn(...others), [PARCEL])[question]).toBe(false);
});

it('asks new customers only where both the site and the shop want to know', () => {
  const asked = { ...ONLY_THE_USUAL, newShopCustomer: true };
  expect(formQuestions(switchedOn('showCustomerInquiry'), [CURIOUS])).toEqual(asked);
  expect(formQuestions(switchedOn('showCustomerInquiry'), [GIFT_CODE])).toEqual(ONLY_THE_USUAL);
  expect(formQuestions(switchedOn(), [CURIOUS])).toEqual(ONLY_THE_USUAL);
});

it('asks for some shops together what it asks for any of them', () => {
  expect(formQuestions(switchedOn('showCustomerInquiry'), [GIFT_CODE, PARCEL, CURIOUS])).toEqual({
    ...ONLY_THE_USUAL,
    address: true,
    phone: true,
    newShopCustomer: true,
  });
});

it('shows the usual fields in the order of the page, the e-mail first', () => {
  expect(fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT)).toEqual([
    'email',
    'repeatEmail',
    'salutation',
    'firstName',
    'lastName',
  ]);
});

it('shows every field in the order of the page, consent last', () => {
  expect(fieldsShown(EVERYTHING, aFullDraft())).toEqual([
    'email',
    'repeatEmail',
    'salutation',
    'firstName',
    'lastName',
    'company',
    'street',
    'streetNumber',
    'additionalAddress',
    'postalCode',
    'city',
    'phone',
    'newShopCustomer',
    'useRecharge',
    'orderPrepaidVouchers',
    'orderPrepaidVouchersConfirmation',
    'useDataConfirmation',
  ]);
});

it.each([
  ['address', ['company', 'street', 'streetNumber', 'additionalAddress', 'postalCode', 'city']],
  ['phone', ['phone']],
  ['newShopCustomer', ['newShopCustomer']],
  ['useDataConfirmation', ['useDataConfirmation']],
  ['useRecharge', ['useRecharge']],
  ['orderPrepaidVouchers', ['orderPrepaidVouchers']],
] as const)('the question %s adds %j and nothing else', (question, fields) => {
  const usual = fieldsShown(ONLY_THE_USUAL, EMPTY_DRAFT);
  expect(fieldsShown({ ...ONLY_THE_USUAL, [question]: true }, EMPTY_DRAFT)).toEqual([...usual, ...fields]);
});

it('asks to confirm an order of vouchers only once it is ordered', () => {
  const asks = { ...ONLY_THE_USUAL, orderPrepaidVouchers: true };
  const ordered = aCustomerDraft({ orderPrepaidVouchers: true });
  expect(fieldsShown(asks, ordered)).toContain('orderPrepaidVouchersConfirmation');
  expect(fieldsShown(asks, aCustomerDraft())).not.toContain('orderPrepaidVouchersConfirmation');
  expect(fieldsShown(ONLY_THE_USUAL, ordered)).not.toContain('orderPrepaidVouchersConfirmation');
});

it('begins with nothing written, nothing ticked, no salutation chosen, and codes by e-mail', () => {
  const { salutation, delivery, ...others } = EMPTY_DRAFT;
  expect(delivery).toBe('EMAIL');
  expect(salutation).toBe('placeholder');
  for (const value of Object.values(others)) expect(['', false]).toContain(value);
});
