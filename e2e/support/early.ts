import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { strip } from './journey.ts';
import { button } from './locators.ts';
import { openBare } from './open.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('de');

/** The page as the server sent it, until the app takes over. */
export const early = (page: Page) => page.locator('#early');

/** Field and button of a German entry: the early page's, then the app's. */
export const codeField = (page: Page) => page.getByLabel(say('redeem.code.label'));
export const submitButton = (page: Page) => page.getByRole('button', { name: say('redeem.code.submit') });

/** The scripts of the page stay on their way until the returned function is called; its own script stands in it. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname.startsWith('/js/'));
}

/** Goes to an address whose scripts stay on their way until the returned function is called. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await openBare(page, address);
  return release;
}

/** The scripts come, and the app takes the early page's place. */
export async function takesOver(page: Page, release: () => void): Promise<void> {
  release();
  await expect(early(page)).not.toBeAttached();
}

/** The voucher comes into use on de, by one call. */
export async function expectEntered(page: Page, voucher: SeededVoucher, sent: readonly string[]) {
  await button(page, say('entry.info.go')).click();
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  expect(sent).toHaveLength(1);
}

/** The bodies of all calls that carry a code, from now on. */
export function codesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v2/voucher/token') sent.push(request.postData() ?? '');
  });
  return sent;
}
