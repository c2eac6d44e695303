import type { Page } from '@playwright/test';
import { hold } from './hold.ts';

/** The page as the server sent it, until the app takes over. */
export const early = (page: Page) => page.locator('#early');

/** The scripts of the page stay on their way until the returned function is called; its own script stands in it. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname.startsWith('/js/'));
}
