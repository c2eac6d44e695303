import type { BrowserContext, Page } from '@playwright/test';
import { settled } from './open.ts';

/** Opens a tab with a copy of the session storage, like a duplicated tab. */
export async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href, '_blank', 'popup'));
  const other = await opened;
  await settled(other);
  return other;
}
