import { expect, it } from 'vitest';
import { ANSWERS } from './answers.ts';
import { expectSeen } from './expectSeen.ts';
import { fixedBy, KEYS, OPENINGS, probeOf, siteWith } from './openings.ts';

it.each(KEYS)('%s has two visibly different values', (key) => {
  const [one, other] = probeOf(key).sees;
  expect(one).not.toEqual(other);
});

it.each(OPENINGS)(
  'each field takes its own effect, from the file or from the answer over it: %s',
  (_, opening) => expectSeen(opening),
);

it('flags of the answer take the place of the file’s', async () => {
  const { key, sent } = ANSWERS.flags;
  const { place, look, values, sees, ...probe } = probeOf(key);
  const site = siteWith({ ...fixedBy({ ...probe, look, values, sees }), [key]: values[0] });
  await expectSeen({ place, site, answer: { flags: sent(values[1]) }, probes: [[key, look, sees[1]]] });
});
