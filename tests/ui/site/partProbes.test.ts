import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { opensDialogs } from '#tests/data/modalDialogs.ts';
import { expectSeen } from './expectSeen.ts';
import { siteWith } from './openings.ts';
import { type Part, type PartProbe, partProbes } from './partProbes.ts';

opensDialogs();

const PARTS = Object.keys(partProbes) as Part[];
/** Parts that change what another part shows, so each needs the app for itself. */
const APART: readonly Part[] = [
  'maintenance.active',
  'maintenance.start',
  'maintenance.end',
  'paymentOptions.amazonPay',
  'paymentOptions.unzer',
];

const probeOf = (part: Part): PartProbe => partProbes[part];
const groupOf = (part: Part) => part.split('.')[0] ?? '';
const nameOf = (part: Part) => part.split('.')[1] ?? '';

/** Whether two parts show at the same place, beside each other, with a file that agrees. */
function areSeenTogether(one: Part, other: Part): boolean {
  const [{ place, file }, there] = [probeOf(one), probeOf(other)];
  const agrees = Object.entries(file).every(([field, value]) => {
    const of: unknown = Reflect.get(there.file, field);
    return of === undefined || isDeepStrictEqual(of, value);
  });
  return agrees && place === there.place && !APART.includes(one) && !APART.includes(other);
}

const PAGES = PARTS.reduce<readonly (readonly Part[])[]>((pages, part) => {
  const page = pages.find((parts) => parts.every((other) => areSeenTogether(other, part)));
  return page === undefined ? [...pages, [part]] : pages.map((one) => (one === page ? [...one, part] : one));
}, []);

it.each(PARTS)('%s has two visibly different values', (part) => {
  const [one, other] = probeOf(part).sees;
  expect(one).not.toEqual(other);
});

/** Each opening sends one part of each group at most, so every part comes and stays away without the rest. */
it.each(PAGES.map((parts) => [parts.join(', '), parts] as const))(
  'each part changes what is shown on its own, without the rest of its group: %s',
  async (_, parts) => {
    const turnOf = (part: Part) => parts.filter((one) => groupOf(one) === groupOf(part)).indexOf(part);
    const turns = Math.max(2, ...parts.map((part) => turnOf(part) + 1));
    const file = Object.fromEntries(parts.flatMap((part) => Object.entries(probeOf(part).file)));
    for (let turn = 0; turn < turns; turn += 1) {
      const sent = parts.filter((part) => turnOf(part) === turn);
      await expectSeen({
        place: parts[0] && probeOf(parts[0]).place,
        site: siteWith(file),
        answer: Object.fromEntries(
          sent.map((part) => [groupOf(part), { [nameOf(part)]: probeOf(part).sent }]),
        ),
        probes: parts.map((part) => {
          const { look, sees } = probeOf(part);
          return [part, look, sees[sent.includes(part) ? 1 : 0]];
        }),
      });
    }
  },
);
