import { expect, type Page } from '@playwright/test';
import { PERSON } from '#workshop/states/customer.ts';
import { button, heading, wallHeading } from './locators.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import type { Key, Say } from './words.ts';

/** The mock captcha is for testers and English on every site. */
export const CAPTCHA = 'I am a person (mock captcha)';

/** The mock captcha of `?captcha=slow` takes this long, in milliseconds. */
export const SLOW_CAPTCHA = 4_000;

export { PERSON };

export async function sendCode(page: Page, say: Say, code: string): Promise<void> {
  await page.getByLabel(say('redeem.code.label')).fill(code);
  await button(page, say('redeem.code.submit')).click();
}

/** Enters a voucher and waits until it is in use on the wall. */
export async function enterVoucher(page: Page, say: Say, voucher: SeededVoucher): Promise<void> {
  await sendCode(page, say, voucher.code);
  await toWall(page, say);
  await expect(wallHeading(page, say)).toBeVisible();
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
}

/** From the balance, after a code was accepted, to the wall. */
export async function toWall(page: Page, say: Say): Promise<void> {
  await button(page, say('balance.shops')).click();
}

/** Presses a button of the sheet that the strip opens. */
export async function pressInSheet(
  page: Page,
  say: Say,
  key: 'strip.another' | 'strip.remove',
): Promise<void> {
  await strip(page, say).getByRole('button').first().click();
  await button(page.getByRole('dialog'), say(key)).click();
}

/** The line with the voucher in use. */
export function strip(page: Page, say: Say) {
  return page.getByRole('region', { name: say('strip.titlePlain'), exact: true });
}

/** The tile of a shop on the wall; `last`, because a top shop is also in the strip above. */
export function tile(page: Page, shop: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: shop, exact: true }) })
    .last();
}

/** A required field, by its whole label: only optional fields have a mark. */
export function requiredField(page: Page, say: Say, key: Key) {
  return page.getByLabel(say(key), { exact: true }).and(page.locator('[aria-required="true"]'));
}

/** Fills in the customer form, including the consent that some sites ask for. */
export async function fillCustomer(page: Page, say: Say): Promise<void> {
  await requiredField(page, say, 'customer.email').fill(PERSON.email);
  await requiredField(page, say, 'customer.repeatEmail').fill(PERSON.email);
  await requiredField(page, say, 'customer.firstName').fill(PERSON.firstName);
  await requiredField(page, say, 'customer.lastName').fill(PERSON.lastName);
  const consent = page.getByLabel(say('customer.useDataConfirmation'));
  if (await consent.isVisible()) await consent.check();
}

const ADDRESS = { street: 'Lindenweg', streetNumber: '4', postalCode: '10115', city: 'Altstadt' };

/** Fills in the postal address; default: a German one. */
export async function fillAddress(
  page: Page,
  say: Say,
  about: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [field, text] of Object.entries({ ...ADDRESS, ...about }))
    await requiredField(page, say, `customer.${field}` as Key).fill(text);
}

/** Continues with the chosen value, in a shop's dialog and on the value page. */
export function onward(page: Page, say: Say) {
  return page.getByRole('button', { name: new RegExp(`^${say('value.goWith', { money: '' }).trim()}`) });
}

/** From a shop's dialog or the value page to the check page, with a voucher in use. */
export async function goToCheck(page: Page, say: Say): Promise<void> {
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
}
