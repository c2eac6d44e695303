import { expect, it } from 'vitest';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { expectSeen, USUAL } from './expectSeen.ts';
import { type Part, type PartProbe, partProbes } from './partProbes.ts';

opensDialogs();

const PARTS = Object.keys(partProbes) as Part[];

it.each(PARTS)('%s changes what is shown on its own, without the rest of its group', async (name) => {
  const [group = '', part = ''] = name.split('.');
  const probe: PartProbe = partProbes[name];
  const site = { ...aSite({ languages: ['en', 'de'], ...probe.file }), switches: switchedOn(...USUAL) };
  expect(probe.sees[0]).not.toEqual(probe.sees[1]);
  await expectSeen(name, probe, site, {}, probe.sees[0]);
  await expectSeen(name, probe, site, { [group]: { [part]: probe.sent } }, probe.sees[1]);
});
