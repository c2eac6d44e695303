import type { Page } from '@playwright/test';
import { SITES } from '#sites/index.ts';
import { inMode, SCENARIOS } from '#workshop/dials/scenarios.ts';
import type { ScreenState, StateShop } from '#workshop/states/screenState.ts';
import { isOn, STATES } from '#workshop/states/states.ts';
import { openTab, tabWith } from './ready.ts';
import type { Sandbox } from './sandbox.ts';
import type { SeededVoucher } from './sandboxTold.ts';

const VALUE = 25_00;

/** Every state of a site that the gallery shows: those of the table, and those behind the sandbox's ready links. */
export async function statesOn(site: string, port: number): Promise<readonly ScreenState[]> {
  const ready = await fetch(`http://127.0.0.1:${port}/gallery/ready-states`);
  const states = [...STATES, ...((await ready.json()) as readonly ScreenState[])];
  return states.filter((state) => isOn(state, site));
}

/** Opens a state of the workshop's table, in a tab with this voucher if it needs one; default: a new one. */
export async function openState(
  page: Page,
  sandbox: Sandbox,
  site: string,
  { path, voucher, kept, scenario = 'none' }: ScreenState,
  own?: SeededVoucher,
): Promise<void> {
  const { faults = [], clock } = SCENARIOS[scenario];
  for (const fault of faults) await sandbox.breaks(fault);
  if (clock !== undefined) await sandbox.clock(clock);
  const issued =
    voucher && (own ?? (await (voucher === 'plain' ? sandbox.newVoucher(site) : sandbox.newPrepaid(site))));
  const seed = async () => {
    const [shop, other] = await shopsOf(sandbox, site);
    return {
      shop,
      other,
      valueInCent: VALUE,
      currency: (await detailsOf(site)).currency,
      serialNumber: issued?.serialNumber ?? '',
      chargeToken: voucher === 'prepaid' && issued ? await sandbox.chargeToken(issued) : '',
      now: Date.now(),
    };
  };
  // Not every site has such shops.
  const given = kept === undefined && typeof path === 'string' ? undefined : await seed();
  const stored = { ...(issued && (await tabWith(sandbox, issued))), ...(given && kept?.(given)) };
  const opened = typeof path === 'string' ? path : given && path(given);
  const address = sandbox.addressOf(site, inMode(opened ?? '/', SCENARIOS[scenario]));
  await openTab(page, address, stored, { isEmptied: true });
}

/** Two shops of a site that sell codes of 25. */
export async function shopsOf(sandbox: Sandbox, site: string): Promise<readonly [StateShop, StateShop]> {
  const wall = await sandbox.wall((await detailsOf(site)).voucherCategory);
  const [shop, other] = wall.filter(
    ({ type, voucherValues }) =>
      type !== 'physical' && voucherValues.some(({ valueInCent }) => valueInCent === VALUE),
  );
  if (!shop || !other) throw new Error(`Too few shops on ${site} sell codes of 25.`);
  return [shop, other];
}

async function detailsOf(site: string) {
  const registered = SITES.find(({ id }) => id === site);
  if (registered === undefined) throw new Error(`There is no site ${site}.`);
  return registered.load();
}
