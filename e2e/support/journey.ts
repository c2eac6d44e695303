import { expect, type Page } from '@playwright/test';
import { button, heading } from './locators.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import type { Key, Say } from './words.ts';

/** The mock captcha speaks to QA, in English everywhere. */
export const CAPTCHA = 'I am a person (mock captcha)';

export const PERSON = {
  email: 'jo.weber@example.org',
  firstName: 'Jo',
  lastName: 'Weber',
} as const;

/** Types a code, passes the captcha and sends the form. */
export async function sendCode(page: Page, say: Say, code: string): Promise<void> {
  await page.getByLabel(say('redeem.code.label')).fill(code);
  await page.getByLabel(CAPTCHA).check();
  await button(page, say('redeem.code.submit')).click();
}

/** Sites that show the facts of a voucher before the wall (switch `showVoucherInfoModal`). */
const INFORMING = new Set(['de', 'at']);

/** Enters a voucher on the entry, and waits until it is in use and the wall is there. */
export async function enterVoucher(page: Page, say: Say, voucher: SeededVoucher): Promise<void> {
  await sendCode(page, say, voucher.code);
  if (INFORMING.has(voucher.site)) await button(page, say('entry.info.go')).click();
  await expect(heading(page, say('wall.title'))).toBeVisible();
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
}

/** The line that shows the voucher in use. */
export function strip(page: Page, say: Say) {
  return page.getByRole('region', { name: say('strip.titlePlain'), exact: true });
}

/** A shop on the wall: the whole tile is the surface of its link. Promoted, it stands in a strip above it as well. */
export function tile(page: Page, shop: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: shop, exact: true }) })
    .last();
}

/** A field that must be filled in, by its whole label: only those that may stay empty have a mark. */
export function requiredField(page: Page, say: Say, key: Key) {
  return page.getByLabel(say(key), { exact: true }).and(page.locator('[aria-required="true"]'));
}

/** Fills what every customer form asks for, and the tick that some sites want. */
export async function fillCustomer(page: Page, say: Say): Promise<void> {
  await requiredField(page, say, 'customer.email').fill(PERSON.email);
  await requiredField(page, say, 'customer.repeatEmail').fill(PERSON.email);
  const salutation = requiredField(page, say, 'customer.salutation');
  await salutation.selectOption({ label: say('customer.salutationNone') });
  await requiredField(page, say, 'customer.firstName').fill(PERSON.firstName);
  await requiredField(page, say, 'customer.lastName').fill(PERSON.lastName);
  const consent = page.getByLabel(say('customer.useDataConfirmation'));
  if (await consent.isVisible()) await consent.check();
}

const ADDRESS = { street: 'Lindenweg', streetNumber: '4', postalCode: '10115', city: 'Altstadt' };

/** Fills what is asked for where something comes by post; a German address unless told otherwise. */
export async function fillAddress(
  page: Page,
  say: Say,
  about: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [field, text] of Object.entries({ ...ADDRESS, ...about }))
    await requiredField(page, say, `customer.${field}` as Key).fill(text);
}

/** The button that goes on with the chosen value, whatever that is: in a shop's dialog and on the value's page. */
export function onward(page: Page, say: Say) {
  return page.getByRole('button', { name: new RegExp(`^${say('value.goWith', { money: '' }).trim()}`) });
}

/** Goes from a shop's dialog or the value's page to the check page, with a voucher in use. */
export async function goToCheck(page: Page, say: Say): Promise<void> {
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
}
