import { expect, type Page } from '@playwright/test';
import { fillCustomer, requiredField } from './journey.ts';
import type { Say } from './words.ts';

/** Fills in who orders: the usual, and the address. */
export async function fillBuyer(page: Page, say: Say): Promise<void> {
  await fillCustomer(page, say);
  await requiredField(page, say, 'customer.street').fill('Lindenweg');
  await requiredField(page, say, 'customer.streetNumber').fill('4');
  await requiredField(page, say, 'customer.postalCode').fill('10115');
  await requiredField(page, say, 'customer.city').fill('Altstadt');
}

/** Goes from the filled form to the page on which the order is paid. */
export async function goToOrderPay(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('charge.go'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('order.payTitle') })).toBeVisible();
}
