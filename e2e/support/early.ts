import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { strip, toWall } from './journey.ts';
import { openBare } from './open.ts';
import type { SeededVoucher } from './sandboxTold.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('de');

/** The server's markup before the app takes over. */
export const early = (page: Page) => page.locator('#early');

/** Field and button of a German entry, of the early page and of the app. */
export const codeField = (page: Page) => page.getByLabel(say('redeem.code.label'));
export const submitButton = (page: Page) => page.getByRole('button', { name: say('redeem.code.submit') });

/** Holds the page's script files back until the returned function is called. Its inline script runs. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, ({ pathname }) => pathname.startsWith('/js/'));
}

/** Opens an address while its scripts are held back. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await openBare(page, address);
  return release;
}

/** Releases the scripts; the app then replaces the early page. */
export async function takesOver(page: Page, release: () => void): Promise<void> {
  release();
  await expect(early(page)).not.toBeAttached();
}

/** The voucher is in use on de, after one call. */
export async function expectEntered(page: Page, voucher: SeededVoucher, sent: readonly string[]) {
  await toWall(page, say);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  expect(sent).toHaveLength(1);
}

/** Records the bodies of all calls with a code from now on. */
export function codesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v2/voucher/token') sent.push(request.postData() ?? '');
  });
  return sent;
}
