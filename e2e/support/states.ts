import type { Page } from '@playwright/test';
import type { ScreenState } from '#workshop/states/screenState.ts';
import { openTab, tabWith } from './ready.ts';
import type { Sandbox } from './sandbox.ts';

interface StateSite {
  readonly site: string;
  readonly categoryId: number;
  readonly currency: string;
}

const VALUE = 25_00;

/** Opens a state of the workshop's table, whose scenario the test has made. */
export async function openState(
  page: Page,
  sandbox: Sandbox,
  { site, categoryId, currency }: StateSite,
  { path, voucher, kept }: ScreenState,
): Promise<void> {
  const wall = await sandbox.wall(categoryId);
  const [shop, other] = wall.filter(
    ({ type, voucherValues }) =>
      type !== 'physical' && voucherValues.some(({ valueInCent }) => valueInCent === VALUE),
  );
  if (!shop || !other) throw new Error(`Too few shops on ${site} sell codes of 25.`);
  const issued =
    voucher && (await (voucher === 'plain' ? sandbox.newVoucher(site) : sandbox.newPrepaid(site)));
  const seed = {
    shop,
    other,
    valueInCent: VALUE,
    currency,
    serialNumber: issued?.serialNumber ?? '',
    chargeToken: voucher === 'prepaid' && issued ? await sandbox.chargeToken(issued) : '',
    now: Date.now(),
  };
  const stored = { ...(issued && (await tabWith(sandbox, issued))), ...kept?.(seed) };
  const address = sandbox.addressOf(site, typeof path === 'string' ? path : path(seed));
  await openTab(page, address, stored, { isEmptied: true });
}
