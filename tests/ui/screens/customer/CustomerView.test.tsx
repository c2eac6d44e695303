import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { CustomerDraft } from '#domain/customer/customer.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Switch } from '#domain/site/switches.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { aShopPage } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession } from '#tests/data/voucher.ts';
import { CustomerView } from '#ui/screens/customer/CustomerView.tsx';

interface Wish {
  switches?: readonly Switch[];
  shop?: Partial<ShopDetails>;
  typed?: Partial<CustomerDraft>;
  locale?: 'en' | 'de';
}

/** Step 3, with a voucher in use and a value of 25 euros chosen. */
async function aStep({ switches = [], shop = {}, typed, locale = 'en' }: Wish = {}) {
  const app = await anApp({
    locale,
    session: aSession(),
    site: { switches: switchedOn(...switches) },
    shops: { pages: [done(aShopPage(shop))] },
    drafts: {
      redemption: { shopId: 'shop-1', valueInCent: 25_00 },
      ...(typed && { customer: aCustomerDraft(typed) }),
    },
  });
  const shown = await show(app.services, <CustomerView />, {
    at: '/redeem/shop-1/details',
    path: '/redeem/:shopId/details',
  });
  return { ...app, ...shown };
}

const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /Continue/ })));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Names of the fields as they stand on the page. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(({ name }) => name);

const USUAL = ['email', 'repeatEmail', 'salutation', 'firstName', 'lastName'];

it('asks what every site asks, e-mail first', async () => {
  await aStep();
  expect(fields()).toEqual(USUAL);
});

it('asks for address and phone only for what comes by post', async () => {
  await aStep({ shop: { isPhysical: true } });
  expect(fields()).toEqual([
    ...USUAL,
    'company',
    'street',
    'streetNumber',
    'additionalAddress',
    'postalCode',
    'city',
    'phone',
  ]);
  expect(screen.getByRole('group', { name: 'Delivery address' })).toBeInTheDocument();
});

it.each<[Switch, string]>([
  ['showRechargeCheckbox', 'useRecharge'],
  ['showUseDataConfirmation', 'useDataConfirmation'],
  ['showChargeableVoucherOrder', 'orderPrepaidVouchers'],
])('asks with %s on for %s', async (on, field) => {
  await aStep({ switches: [on] });
  expect(fields()).toEqual([...USUAL, field]);
});

it('asks whether one is a new customer only where site and shop both wish to know', async () => {
  await aStep({ switches: ['showCustomerInquiry'], shop: { isNewShopCustomerInquiry: true } });
  expect(fields()).toEqual([...USUAL, 'newShopCustomer']);
});

it('does not ask it for a shop that does not wish to know', async () => {
  await aStep({ switches: ['showCustomerInquiry'] });
  expect(fields()).toEqual(USUAL);
});

it('asks for the second tick only after the first', async () => {
  await aStep({ switches: ['showChargeableVoucherOrder'] });
  expect(fields()).not.toContain('orderPrepaidVouchersConfirmation');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(fields()).toContain('orderPrepaidVouchersConfirmation');
});

it('offers a placeholder that cannot be chosen, Mr, Ms and “not specified”', async () => {
  await aStep();
  const options = within(screen.getByLabelText(/Salutation/)).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, label, disabled }) => [value, label, disabled])).toEqual([
    ['placeholder', 'Please select', true],
    ['MR', 'Mr', false],
    ['MS', 'Ms', false],
    ['', 'Not specified', false],
  ]);
  expect(screen.getByLabelText(/Salutation/)).toHaveValue('placeholder');
});

it('takes “not specified” for an answer', async () => {
  const { path } = await aStep({ typed: { salutation: 'placeholder' } });
  await submit();
  expect(path()).toBe('/redeem/shop-1/details');
  fireEvent.change(screen.getByLabelText(/Salutation/), { target: { value: '' } });
  await submit();
  expect(path()).toBe('/redeem/shop-1/check');
});

it('says what is missing in a summary with the focus, in the order of the page', async () => {
  await aStep();
  expect(screen.queryByText(/Please fill in/)).toBeNull();
  await submit();
  const summary = screen.getByRole('region', { name: 'Please check the following fields' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'E-mail address: Please fill in the field.',
    'Repeat e-mail address: Please fill in the field.',
    'Salutation: Please select an option.',
    'First name: Please fill in the field.',
    'Last name: Please fill in the field.',
  ]);
});

it('brings the focus to the summary at every press', async () => {
  await aStep();
  await submit();
  screen.getByLabelText(/First name/).focus();
  await submit();
  expect(screen.getByRole('region', { name: 'Please check the following fields' })).toHaveFocus();
});

it('leads from each line of the summary to its field', async () => {
  await aStep({ shop: { isPhysical: true }, switches: ['showUseDataConfirmation'] });
  await submit();
  const links = within(screen.getByRole('region', { name: /check the following/ })).getAllByRole('link');
  expect(links).toHaveLength(11);
  for (const link of links) {
    fireEvent.click(link);
    expect(document.activeElement?.id).toBe(link.getAttribute('href')?.slice(1));
    expect(document.activeElement).toBeInvalid();
  }
});

it('puts the fault into the page’s title, and takes it out again', async () => {
  await aStep({ typed: { firstName: '' } });
  expect(document.title).toBe('Your details – Frohgut');
  await submit();
  expect(document.title).toBe('Error: Your details – Frohgut');
  type(/First name/, 'Ada');
  expect(document.title).toBe('Your details – Frohgut');
});

it.each([
  [{ email: 'ada@' }, 'Please enter a valid e-mail address.'],
  [{ email: 'ada@post.ru', repeatEmail: 'ada@post.ru' }, /\.ru cannot receive/],
  [{ repeatEmail: 'eda@post.example' }, 'The e-mail addresses do not match.'],
])('says what is wrong with %o', async (typed, words) => {
  const { path } = await aStep({ typed });
  await submit();
  expect(screen.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
  expect(path()).toBe('/redeem/shop-1/details');
});

it('checks a field again as it changes, and lets the person go on when all is well', async () => {
  const { path } = await aStep({ typed: { lastName: '' } });
  await submit();
  type(/Last name/, 'Lovelace');
  expect(screen.getByLabelText(/Last name/)).toBeValid();
  expect(screen.queryByRole('region', { name: /check the following/ })).toBeNull();
  await submit();
  expect(path()).toBe('/redeem/shop-1/check');
});

it('keeps every keystroke for the session, so that a reload or an expiry costs nothing', async () => {
  const { drafts } = await aStep();
  type(/First name/, 'Ada');
  expect(drafts.readCustomer()).toMatchObject({ firstName: 'Ada' });
});

it('is filled in with what was typed before', async () => {
  await aStep({ typed: { city: 'Berlin' } });
  expect(screen.getByLabelText(/First name/)).toHaveValue('Ada');
});

it('names what browsers can fill in', async () => {
  await aStep({ shop: { isPhysical: true } });
  const autocomplete = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect(autocomplete(/^E-mail/)).toBe('email');
  expect(autocomplete(/First name/)).toBe('given-name');
  expect(autocomplete(/Postal code/)).toBe('postal-code');
  expect(autocomplete(/Phone/)).toBe('tel');
});

it('asks for the code again when the session ends in the middle, and brings back what was typed', async () => {
  const { services, captcha } = await aStep();
  type(/First name/, 'Ada');
  await act(async () => services.session.expire());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please enter your code again');
  expect(screen.getByRole('textbox', { name: 'Voucher code' })).toBeInTheDocument();
  expect(captcha.placed).not.toEqual([]);
  await act(async () => services.session.hold(aSession()));
  expect(await screen.findByLabelText(/First name/)).toHaveValue('Ada');
});

it('goes back to the value where none was chosen for this shop', async () => {
  const app = await anApp({ locale: 'en', session: aSession(), shops: { pages: [done(aShopPage())] } });
  const { path } = await show(app.services, <CustomerView />, {
    at: '/redeem/shop-1/details',
    path: '/redeem/:shopId/details',
  });
  expect(path()).toBe('/redeem/shop-1/value');
});

it('says that the shop is gone, and offers the others', async () => {
  const app = await anApp({ locale: 'en', session: aSession(), shops: { pages: [refusal('shop-gone')] } });
  await show(app.services, <CustomerView />, {
    at: '/redeem/shop-1/details',
    path: '/redeem/:shopId/details',
  });
  expect(screen.getByRole('region', { name: 'This shop is no longer available' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose another shop' })).toHaveAttribute('href', '/shops');
});
