import type { Page } from '@playwright/test';
import { PERSON } from './journey.ts';
import { button } from './locators.ts';
import type { Say } from './words.ts';

/** Expands a section of the thank-you page. */
export async function unfold(page: Page, summary: string): Promise<void> {
  await page.locator('summary', { hasText: summary }).click();
}

export async function askForOrder(
  page: Page,
  say: Say,
  { orderNumber, email = PERSON.email }: { orderNumber: string; email?: string },
): Promise<void> {
  await page.getByLabel(say('orderStatus.number')).fill(orderNumber);
  await page.getByLabel(say('customer.email')).fill(email);
  await button(page, say('orderStatus.submit')).click();
}
