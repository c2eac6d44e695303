import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Switch } from '#domain/site/switches.ts';
import { anApp } from '#tests/data/anApp.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { CustomerView } from '#ui/screens/redemption/customer/CustomerView.tsx';
import { PLACE, TOPPABLE, aStep, type } from './aCustomerStep.tsx';

/** Names of the fields in the order of the page. */
const fields = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(({ name }) => name),
  ),
];

const PERSON = ['email', 'firstName', 'lastName'];
const USUAL = [...PERSON, 'delivery'];

it('asks for the usual fields, email first', async () => {
  await aStep();
  expect(fields()).toEqual(USUAL);
});

it('asks for address and phone only for goods by post', async () => {
  await aStep({ shop: { isPhysical: true } });
  expect(fields()).toEqual([
    ...PERSON,
    'company',
    'street',
    'streetNumber',
    'additionalAddress',
    'postalCode',
    'city',
    'phone',
  ]);
  expect(screen.getByRole('group', { name: say('customer.addressTitle') })).toBeInTheDocument();
});

it('marks the optional fields, explains that once, and marks the required ones for screen readers', async () => {
  await aStep({ shop: { isPhysical: true }, typed: { salutation: 'MS' } });
  const written = [...screen.getAllByRole('combobox'), ...screen.getAllByRole('textbox')];
  const names = (isRequired: boolean) =>
    written.filter((field) => (field.ariaRequired === 'true') === isRequired).map(({ id }) => id);
  expect(names(false)).toEqual(['salutation', 'company', 'additionalAddress']);
  for (const field of written) {
    const isMarked = names(false).includes(field.id);
    const label = say(`customer.${field.id}`);
    expect(field).toHaveAccessibleName(isMarked ? `${label} (${say('customer.optional')})` : label);
  }
  expect(screen.getByText(say('customer.optionalNote'))).toBeInTheDocument();
});

it('explains no mark where nothing is optional', async () => {
  await aStep();
  expect(screen.queryByText(say('customer.optionalNote'))).toBeNull();
});

it('names the country to which goods are sent', async () => {
  await aStep({ shop: { isPhysical: true } });
  expect(screen.getByText(say('customer.country', { country: 'Germany' }))).toBeInTheDocument();
});

it('preselects showing the code at once, offers email and PDF, and stores the choice', async () => {
  const { kept } = await aStep();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['LINK', true],
    ['EMAIL', false],
    ['PDF', false],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: saying('delivery.PDF.title') }));
  expect(kept.read('customerDraft')?.delivery).toBe('PDF');
  expect(screen.getByRole('radio', { name: saying('delivery.PDF.title') })).toBeChecked();
});

it('says how long the email takes on the site', async () => {
  await aStep({ site: { mailMinutes: 60 } });
  expect(screen.getByText(say('delivery.EMAIL.noteUpTo', { minutes: 60 }))).toBeInTheDocument();
});

it('offers no choice of delivery for goods', async () => {
  await aStep({ shop: { isPhysical: true } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(saying('delivery.POST.note'))).toBeInTheDocument();
});

it.each<[Switch, string]>([
  ['showUseDataConfirmation', 'useDataConfirmation'],
  ['showChargeableVoucherOrder', 'orderPrepaidVouchers'],
])('asks with the switch %s for %s', async (on, field) => {
  await aStep({ switches: [on], site: CHARGING });
  expect(fields()).toEqual([...USUAL, field]);
});

it('asks whether the user is a new customer only if site and shop want to know', async () => {
  await aStep({ switches: ['showCustomerInquiry'], shop: { isNewShopCustomerInquiry: true } });
  expect(fields()).toEqual([...USUAL, 'newShopCustomer']);
});

it('does not ask for a shop that does not want to know', async () => {
  await aStep({ switches: ['showCustomerInquiry'] });
  expect(fields()).toEqual(USUAL);
});

it('asks for the second tick only after the first', async () => {
  await aStep({ switches: ['showChargeableVoucherOrder'], site: CHARGING });
  expect(fields()).not.toContain('orderPrepaidVouchersConfirmation');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(fields()).toContain('orderPrepaidVouchersConfirmation');
});

it('offers a title behind a button, which gives it the focus', async () => {
  await aStep();
  const add = screen.getByRole('button', { name: say('customer.addSalutation') });
  fireEvent.click(add);
  expect(screen.getByLabelText(saying('customer.salutation'))).toHaveFocus();
  expect(add).not.toBeInTheDocument();
});

it('shows a title that was chosen before', async () => {
  await aStep({ typed: { salutation: 'MR' } });
  expect(screen.getByLabelText(saying('customer.salutation'))).toHaveValue('MR');
  expect(screen.getByLabelText(saying('customer.salutation'))).not.toHaveFocus();
});

it('offers a disabled placeholder, Mr, Ms and “not specified”, which is preselected', async () => {
  await aStep();
  fireEvent.click(screen.getByRole('button', { name: say('customer.addSalutation') }));
  const options = within(
    screen.getByLabelText(saying('customer.salutation')),
  ).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value, label, disabled }) => [value, label, disabled])).toEqual([
    ['placeholder', say('customer.salutationPlaceholder'), true],
    ['MR', say('customer.salutationMr'), false],
    ['MS', say('customer.salutationMs'), false],
    ['', say('customer.salutationNone'), false],
  ]);
  expect(screen.getByLabelText(saying('customer.salutation'))).toHaveDisplayValue(
    say('customer.salutationNone'),
  );
});

it('stores every keystroke', async () => {
  const { kept } = await aStep();
  type(saying('customer.firstName'), 'Ada');
  expect(kept.read('customerDraft')).toMatchObject({ firstName: 'Ada' });
});

it('is filled in with what was typed before', async () => {
  await aStep({ typed: { city: 'Berlin' } });
  expect(screen.getByLabelText(saying('customer.firstName'))).toHaveValue('Ada');
});

it('sets autocomplete for browsers', async () => {
  await aStep({ shop: { isPhysical: true } });
  const autocomplete = (label: RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');
  expect(autocomplete(/^Email/)).toBe('email');
  expect(autocomplete(saying('customer.firstName'))).toBe('given-name');
  expect(autocomplete(saying('customer.postalCode'))).toBe('postal-code');
  expect(autocomplete(saying('customer.phone'))).toBe('tel');
});

it.each([/^Email/, saying('customer.repeatEmail')])(
  'keeps an internationalised address as typed in %s',
  async (label) => {
    await aStep({ typed: {} });
    type(label, 'a@bücher.de');
    const field = screen.getByLabelText(label);
    expect(field).toHaveValue('a@bücher.de');
    // Browsers rewrite a field of type `email`: a@xn--bcher-kva.de.
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', 'email');
  },
);

it('asks for the code again when the session ends, and restores what was typed', async () => {
  const { services, hold } = await aStep();
  type(saying('customer.firstName'), 'Ada');
  await act(async () => services.session.endedBy({ kind: 'session-expired' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('entry.again.title'));
  expect(screen.getByRole('textbox', { name: say('redeem.code.label') })).toBeInTheDocument();
  expect(screen.getByText(say('redeem.captcha.protected'))).toBeInTheDocument();
  await act(async () => hold(aSession()));
  expect(await screen.findByLabelText(saying('customer.firstName'))).toHaveValue('Ada');
});

it('returns to the value if none was chosen for this shop', async () => {
  const app = await anApp({ locale: 'en', session: aSession(), shops: { pages: [done(aShopPage())] } });
  const { path } = await show(app.services, <CustomerView />, PLACE);
  expect(path()).toBe('/redeem/shop-1/value');
});

it('returns to the value if the voucher no longer covers it', async () => {
  const app = await anApp({
    locale: 'en',
    session: aSession({ voucher: aVoucher({ balanceInCent: 20_00 }) }),
    shops: { pages: [done(aShopPage())] },
    drafts: { redemption: { shopId: 'shop-1', valueInCent: 25_00 } },
  });
  const { path } = await show(app.services, <CustomerView />, PLACE);
  expect(path()).toBe('/redeem/shop-1/value');
});

it('accepts a value above the balance if the difference can be paid', async () => {
  await aStep({ voucher: { balanceInCent: 20_00 }, site: CHARGING });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(say('customer.title'));
  expect(screen.getByText(say('check.toPay')).nextElementSibling).toHaveTextContent('€5.00');
});

it('says that the shop is gone, and links to the others', async () => {
  const app = await anApp({ locale: 'en', session: aSession(), shops: { pages: [refusal('shop-gone')] } });
  await show(app.services, <CustomerView />, PLACE);
  expect(screen.getByRole('region', { name: say('problem.shop-gone.title') })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: say('value.otherShop') })).toHaveAttribute('href', '/shops');
});

it('asks for the required consent first, and groups what is optional', async () => {
  await aStep({
    switches: ['showRechargeCheckbox', 'showUseDataConfirmation', 'showChargeableVoucherOrder'],
    ...TOPPABLE,
  });
  const voluntary = screen.getByRole('group', { name: say('customer.voluntary') });
  expect(voluntary).toHaveAccessibleDescription(say('customer.voluntaryHint'));
  expect(within(voluntary).getAllByRole('checkbox')).toHaveLength(2);
  const consent = screen.getByRole('checkbox', { name: say('customer.useDataConfirmation') });
  expect(voluntary).not.toContainElement(consent);
  expect(screen.getAllByRole('checkbox')[0]).toBe(consent);
});

it('uses the singular for one code', async () => {
  await aStep();
  expect(screen.getByRole('group', { name: say('customer.delivery', { count: 1 }) })).toBeInTheDocument();
});
