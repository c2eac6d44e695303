import { expect, type Page } from '@playwright/test';
import { button } from './locators.ts';
import type { Watch } from './watch.ts';
import type { Say } from './words.ts';

/** Reveals the codes and registers them as secrets. */
export async function revealCodes(page: Page, words: Say, watch: Watch): Promise<readonly string[]> {
  await button(page, words('merchantCode.reveal')).click();
  await expect(page.locator('code').first()).toBeVisible();
  const codes = await page.locator('article p:has(> code):not(:has-text("PIN")) code').allTextContents();
  for (const code of codes) watch.secret(code);
  return codes;
}
