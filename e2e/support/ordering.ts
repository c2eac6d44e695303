import { expect, type Page } from '@playwright/test';
import { fillAddress, fillCustomer } from './journey.ts';
import { button, heading } from './locators.ts';
import type { Say } from './words.ts';

/** Fills in who orders: the usual, and the address. */
export async function fillBuyer(page: Page, say: Say): Promise<void> {
  await fillCustomer(page, say);
  await fillAddress(page, say);
}

/** Goes from the filled form to the page on which the order is paid. */
export async function goToOrderPay(page: Page, say: Say): Promise<void> {
  await button(page, say('charge.go')).click();
  await expect(heading(page, say('order.payTitle'))).toBeVisible();
}
