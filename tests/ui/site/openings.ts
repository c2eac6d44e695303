import { isDeepStrictEqual } from 'node:util';
import type { Site } from '#domain/site/site.ts';
import { type Switch, SWITCHES } from '#domain/site/switches.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { type AnswerKey, ANSWERS, type Answered } from './answers.ts';
import { besideProbes } from './besideProbes.ts';
import type { Opening } from './expectSeen.ts';
import { firstScreenProbes } from './firstScreenProbes.ts';
import { laterProbes } from './laterProbes.ts';
import type { Probe, SiteKey, ValueOf } from './probe.ts';

/** One probe for everything that a site can be set to: a field without one does not compile. */
const PROBES: { readonly [Key in SiteKey]: Probe<ValueOf<Key>> } = {
  ...firstScreenProbes,
  ...laterProbes,
  ...besideProbes,
};

const USUAL: readonly Switch[] = ['showNavBar', 'showShopFilterBar', 'redeemValueChooseable'];

/** Fields that change what other probes look at, so each needs the app for itself. */
const APART: readonly SiteKey[] = [
  'features',
  'brand',
  'country',
  'layout',
  'composition',
  'keyVisualDeskImage',
  'showNavBar',
  'voucherCategory',
  'hiddenShopCategories',
  'isReward',
];

export const probeOf = (key: SiteKey): Probe<unknown> => PROBES[key];

const isSwitch = (key: string): key is Switch => (SWITCHES as readonly string[]).includes(key);

/** A site whose file sets these fields and switches. */
export function siteWith(set: Readonly<Record<string, unknown>>): Site {
  const entries = Object.entries(set);
  return {
    ...aSite({ languages: ['en', 'de'], ...Object.fromEntries(entries.filter(([key]) => !isSwitch(key))) }),
    switches: { ...switchedOn(...USUAL), ...Object.fromEntries(entries.filter(([key]) => isSwitch(key))) },
  };
}

/** Everything else that a probe sets. */
export const fixedBy = ({ around = {}, on = [] }: Probe<unknown>): Readonly<Record<string, unknown>> => ({
  ...around,
  ...Object.fromEntries(on.map((name) => [name, true])),
});

/** Fields that show their values at the same place, beside each other. */
interface Group {
  readonly first: Probe<unknown>;
  keys: SiteKey[];
  fixed: Readonly<Record<string, unknown>>;
}

/** Whether no probe of the group sets the field, and the field's own probe sets nothing otherwise than the group. */
function fits({ first, keys, fixed }: Group, key: SiteKey): boolean {
  const probe = probeOf(key);
  const own = fixedBy(probe);
  const isFree =
    ![...keys, key].some((each) => APART.includes(each)) &&
    !(key in fixed) &&
    !keys.some((member) => member in own);
  const isThere = first.place === probe.place && first.shops === probe.shops;
  const agrees = Object.keys(own).every(
    (name) => !(name in fixed) || isDeepStrictEqual(own[name], fixed[name]),
  );
  return isFree && isThere && agrees;
}

function groupsOf(all: readonly SiteKey[]): readonly Group[] {
  const groups: Group[] = [];
  for (const key of all) {
    const group = groups.find((one) => fits(one, key));
    const own = fixedBy(probeOf(key));
    if (group === undefined) groups.push({ first: probeOf(key), keys: [key], fixed: own });
    else Object.assign(group, { keys: [...group.keys, key], fixed: { ...group.fixed, ...own } });
  }
  return groups;
}

type Entry = readonly [field: string, value: unknown];

/** The field of the answer that sets a field of the site. */
const ANSWERED: ReadonlyMap<SiteKey, readonly [AnswerKey, Answered]> = new Map(
  (Object.entries(ANSWERS) as [AnswerKey, Answered][])
    .filter(([field]) => field !== 'flags')
    .map(([field, answered]) => [answered.key, [field, answered]]),
);

/**
 * Openings in which every field has both values, and no two fields always change together: a field has its second
 * value in the openings that are the bits of its own number. So a view that follows another field fails. An answer sets
 * the second value over the file's first one; what no answer sets changes in the file.
 */
function openingsOf({ first, keys, fixed }: Group): readonly (readonly [name: string, opening: Opening])[] {
  const count = Math.max(2, Math.ceil(Math.log2(keys.length + 2)));
  return Array.from({ length: count }, (_, bit) => {
    const choices = keys.map((key, index) => ({ key, value: (((index + 1) >> bit) & 1) as 0 | 1 }));
    const file = choices.map(({ key, value }): Entry => {
      const { values } = probeOf(key);
      return [key, values[ANSWERED.has(key) ? 0 : value]];
    });
    const answer = choices.flatMap(({ key, value }): readonly Entry[] => {
      const answered = ANSWERED.get(key);
      if (answered === undefined || value === 0) return [];
      const [field, { sent }] = answered;
      return [[field, sent(probeOf(key).values[1])]];
    });
    const opening: Opening = {
      place: first.place,
      shops: first.shops,
      site: siteWith({ ...fixed, ...Object.fromEntries(file) }),
      answer: Object.fromEntries(answer),
      probes: choices.map(({ key, value }) => [key, probeOf(key).look, probeOf(key).sees[value]]),
    };
    return [`${first.place ?? 'entry'} ${bit + 1} of ${count}: ${keys.join(', ')}`, opening] as const;
  });
}

export const KEYS = Object.keys(PROBES) as SiteKey[];
export const OPENINGS = groupsOf(KEYS).flatMap(openingsOf);
