import { expect, type Page } from '@playwright/test';
import { fillAddress, fillCustomer } from './journey.ts';
import { button, heading } from './locators.ts';
import type { Say } from './words.ts';

/** Fills in customer and address. */
export async function fillBuyer(page: Page, say: Say): Promise<void> {
  await fillCustomer(page, say);
  await fillAddress(page, say);
}

/** From the filled form to the payment page of the order. */
export async function goToOrderPay(page: Page, say: Say): Promise<void> {
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('order.payTitle'))).toBeVisible();
}
