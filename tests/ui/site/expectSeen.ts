import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { type Switch, SWITCHES } from '#domain/site/switches.ts';
import { createSandbox } from '#sandbox/app.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { openWholeApp, shortenWalls } from '#tests/data/wholeApp.tsx';
import { besideProbes } from './besideProbes.ts';
import { firstScreenProbes } from './firstScreenProbes.ts';
import { laterProbes } from './laterProbes.ts';
import { PLACES } from './places.ts';
import type { Probe, SiteKey, ValueOf } from './probe.ts';

/** One probe for everything that a site can be set to: a field without one does not compile. */
export const PROBES: { readonly [Key in SiteKey]: Probe<ValueOf<Key>> } = {
  ...firstScreenProbes,
  ...laterProbes,
  ...besideProbes,
};

export const USUAL: readonly Switch[] = ['showNavBar', 'showShopFilterBar', 'redeemValueChooseable'];
const FEW_SHOPS = 3;
const sandbox = createSandbox();

const isSwitch = (key: SiteKey): key is Switch => (SWITCHES as readonly string[]).includes(key);

/** A site whose file sets a field to a value. */
export function siteWith(key: SiteKey, { around, on = [] }: Probe<unknown>, value: unknown): Site {
  const site = aSite({ languages: ['en', 'de'], ...around });
  const switches = switchedOn(...USUAL, ...on);
  if (isSwitch(key)) return { ...site, switches: { ...switches, [key]: value } };
  return { ...site, switches, [key]: value };
}

/** Opens the app at the probe's place, with the site and the operator's answer, and looks. */
export async function expectSeen(
  key: string,
  probe: Pick<Probe<unknown>, 'look' | 'place' | 'shops'>,
  site: Site,
  answer: object,
  seen: unknown,
) {
  await shortenWalls(sandbox, probe.shops ?? FEW_SHOPS);
  const { at, tab = {}, arrive } = await PLACES[probe.place ?? 'entry'](sandbox);
  for (const [name, value] of Object.entries(tab)) window.sessionStorage.setItem(name, JSON.stringify(value));
  const app = await openWholeApp(sandbox, { site, answer, at });
  try {
    await arrive?.(app);
    await waitFor(async () => expect(await probe.look(app), key).toEqual(seen), {
      onTimeout: (error) => error, // without the whole page, which says less than the values
    });
  } finally {
    await act(async () => app.close());
  }
}
