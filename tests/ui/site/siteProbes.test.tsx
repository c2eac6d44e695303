import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { type Switch, SWITCHES } from '#domain/site/switches.ts';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { aSmallSandbox, openWholeApp } from '#tests/data/wholeApp.tsx';
import { ANSWERED, ANSWERS, type AnswerKey, type Answered } from './answers.ts';
import { firstScreenProbes } from './firstScreenProbes.ts';
import { besideProbes } from './besideProbes.ts';
import { laterProbes } from './laterProbes.ts';
import { type Part, type PartProbe, partProbes } from './partProbes.ts';
import { PLACES } from './places.ts';
import type { Probe, SiteKey, ValueOf } from './probe.ts';

/** A probe for every field of a site: a field without one does not compile. */
const PROBES: { readonly [Key in SiteKey]: Probe<ValueOf<Key>> } = {
  ...firstScreenProbes,
  ...laterProbes,
  ...besideProbes,
};
const KEYS = Object.keys(PROBES) as SiteKey[];

const USUAL: readonly Switch[] = ['showNavBar', 'showShopFilterBar', 'redeemValueChooseable'];
const sandbox = await aSmallSandbox();

opensDialogs();

const isSwitch = (key: SiteKey): key is Switch => (SWITCHES as readonly string[]).includes(key);

/** A site whose file sets a field to this value. */
function siteWith(key: SiteKey, { around, on = [] }: Probe<unknown>, value: unknown): Site {
  const site = aSite({ languages: ['en', 'de'], ...around });
  const switches = switchedOn(...USUAL, ...on);
  if (isSwitch(key)) return { ...site, switches: { ...switches, [key]: value } };
  return { ...site, switches, [key]: value };
}

async function expectSeen(
  key: string,
  probe: Pick<Probe<unknown>, 'look' | 'place'>,
  site: Site,
  answer: object,
  seen: unknown,
) {
  const { at, tab = {}, arrive } = await PLACES[probe.place ?? 'entry'](sandbox);
  for (const [name, value] of Object.entries(tab)) window.sessionStorage.setItem(name, JSON.stringify(value));
  const app = await openWholeApp(sandbox, { site, answer, at });
  try {
    await arrive?.(app);
    await waitFor(async () => expect(await probe.look(app), key).toEqual(seen), {
      onTimeout: (error) => error, // without the whole page, which is less helpful than the values
    });
  } finally {
    await act(async () => app.close());
  }
}

it.each(KEYS)('%s has two visibly different values', (key) => {
  const [one, other] = PROBES[key].sees;
  expect(one).not.toEqual(other);
});

it.each(KEYS)('%s takes effect from the site file', async (key) => {
  const probe: Probe<unknown> = PROBES[key];
  await expectSeen(key, probe, siteWith(key, probe, probe.values[0]), {}, probe.sees[0]);
});

/** Fields that no answer sets are checked in the file twice. */
it.each(KEYS.filter((key) => !ANSWERED.has(key)))(
  '%s takes another effect from another site file',
  async (key) => {
    const probe: Probe<unknown> = PROBES[key];
    await expectSeen(key, probe, siteWith(key, probe, probe.values[1]), {}, probe.sees[1]);
  },
);

it.each(Object.keys(ANSWERS) as AnswerKey[])(
  '%s of the configuration answer overrides the site file',
  async (field) => {
    const { key, sent }: Answered = ANSWERS[field];
    const probe: Probe<unknown> = PROBES[key];
    const answer = { [field]: sent(probe.values[1]) };
    await expectSeen(key, probe, siteWith(key, probe, probe.values[0]), answer, probe.sees[1]);
  },
);

const PARTS = Object.keys(partProbes) as Part[];

it.each(PARTS)('%s changes what is shown on its own, without the rest of its group', async (name) => {
  const [group = '', part = ''] = name.split('.');
  const probe: PartProbe = partProbes[name];
  const site = { ...aSite({ languages: ['en', 'de'], ...probe.file }), switches: switchedOn(...USUAL) };
  expect(probe.sees[0]).not.toEqual(probe.sees[1]);
  await expectSeen(name, probe, site, {}, probe.sees[0]);
  await expectSeen(name, probe, site, { [group]: { [part]: probe.sent } }, probe.sees[1]);
});
