import { expect, type Page } from '@playwright/test';
import { heading } from './locators.ts';
import { open } from './open.ts';
import type { Sandbox } from './sandbox.ts';
import type { Say } from './words.ts';

/** A voucher category of gb. */
const GB = 27;

export interface Buyable {
  readonly id: string;
  readonly name: string;
  readonly valuesInCent: readonly number[];
}

/** Shops of gb that sell codes of all these values. */
export async function shopsSelling(sandbox: Sandbox, ...valuesInCent: number[]): Promise<readonly Buyable[]> {
  const wall = await sandbox.wall(GB, '?currency=GBP');
  const all = wall
    .filter(({ type }) => type !== 'physical')
    .map(({ id, name, voucherValues }) => ({
      id,
      name,
      valuesInCent: voucherValues.map(({ valueInCent }) => valueInCent),
    }));
  const found = all.filter((shop) => valuesInCent.every((value) => shop.valuesInCent.includes(value)));
  if (found.length < 4) throw new Error(`Too few shops on gb sell ${valuesInCent.join(', ')}.`);
  return found;
}

export const pounds = (inCent: number): string => `£${(inCent / 100).toFixed(2)}`;

/** Opens a shop's value page and chooses a value. */
export async function chooseValue(page: Page, shop: Buyable, inCent: number): Promise<void> {
  await open(page, `/redeem/${shop.id}/value`);
  await page.getByRole('radio', { name: new RegExp(`^${pounds(inCent)}`) }).check();
}

/** Adds a further shop to the basket, which opens it. */
export async function putInto(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('basket.put') }).click();
  await expect(heading(page, say('basket.title'))).toBeVisible();
}

export function lineOf(page: Page, shop: Buyable) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: shop.name, exact: true }) });
}
