import { expect, it } from 'vitest';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { ANSWERED } from './answers.ts';
import { expectSeen, PROBES, siteWith } from './expectSeen.ts';
import type { Probe, SiteKey } from './probe.ts';

const KEYS = Object.keys(PROBES) as SiteKey[];

opensDialogs();

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
