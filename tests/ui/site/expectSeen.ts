import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { createSandbox } from '#sandbox/app.ts';
import { openWholeApp, shortenWalls, type WholeApp } from '#tests/data/wholeApp.tsx';
import { type Place, PLACES } from './places.ts';

const FEW_SHOPS = 3;
const sandbox = createSandbox();

/** One opening of the app, and what each probe must see there. */
export interface Opening {
  readonly place: Place | undefined;
  readonly shops?: number | undefined;
  readonly site: Site;
  /** The operator's answer. */
  readonly answer: object;
  readonly probes: readonly (readonly [name: string, look: (app: WholeApp) => unknown, seen: unknown])[];
}

/** Opens the app at the place, with the site and the operator's answer, and looks with all probes. */
export async function expectSeen({ place = 'entry', shops = FEW_SHOPS, site, answer, probes }: Opening) {
  await shortenWalls(sandbox, shops);
  const { at, tab = {}, arrive } = await PLACES[place](sandbox);
  for (const [name, value] of Object.entries(tab)) window.sessionStorage.setItem(name, JSON.stringify(value));
  const app = await openWholeApp(sandbox, { site, answer, at });
  const expected = Object.fromEntries(probes.map(([name, , seen]) => [name, seen]));
  const look = async () =>
    Object.fromEntries(await Promise.all(probes.map(async ([name, one]) => [name, await one(app)] as const)));
  try {
    await arrive?.(app);
    await waitFor(async () => expect(await look()).toEqual(expected), {
      onTimeout: (error) => error, // without the whole page, which says less than the values
    });
  } finally {
    await act(async () => app.close());
  }
}
