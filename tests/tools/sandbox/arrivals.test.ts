import { expect, it as plainIt } from 'vitest';
import { Arrivals, missingArrivals } from '#sandbox/operation/arrivals.ts';
import { DAY, HOUR, MINUTE } from '#sandbox/core/clock.ts';
import { NOW } from './visitor.ts';
import { it } from './visits.ts';

/** A Monday. */
const BEGIN = Date.UTC(2026, 10, 16);
const HOURS = [3, 2, 1, 1, 1, 3, 10, 25, 45, 60, 70, 80, 90, 85, 75, 75, 80, 90, 100, 95, 80, 50, 25, 10];
/** Saturdays and Sundays have their own, and Mondays begin late. */
const DAYS = [0.8, 1, 1, 1, 1.1, 1.3, 0.6];
/** Pages in the busiest minute of each site. */
const SITES = { de: 400, fr: 120, gb: 40, region: 4 };

/** By chance, and the same with each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/** Nearly Poisson's, with the lumps of pages that tell of several steps at once. */
function arrived(mean: number, chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  return Math.max(0, Math.round(mean + 1.5 * Math.sqrt(mean) * normal));
}

/** Sounds alarms by the minute of the last days, after as many as are compared with. */
function soundedIn(days: number, shareAt: (site: string, at: number) => number, seed = 1): readonly string[] {
  const arrivals = new Arrivals();
  const chance = chances(seed);
  const sounded = new Set<string>();
  for (let at = BEGIN; at < BEGIN + (8 + days) * DAY; at += MINUTE) {
    const time = new Date(at);
    const usual = ((HOURS[time.getUTCHours()] ?? 0) / 100) * (DAYS[(time.getUTCDay() + 6) % 7] ?? 0);
    for (const [site, most] of Object.entries(SITES)) {
      const count = arrived(usual * most * shareAt(site, at), chance);
      if (count > 0) arrivals.add(site, count, at);
    }
    for (const { about } of missingArrivals(arrivals, at)) sounded.add(`${about} ${time.toISOString()}`);
  }
  return [...sounded];
}

plainIt.each([1, 2, 3])('sounds no alarm in a usual week, at night or at a weekend (seed %i)', (seed) => {
  expect(soundedIn(7, () => 1, seed)).toEqual([]);
});

plainIt('sounds none on the day after a campaign, or for a site that is quiet anyway', () => {
  const campaign = BEGIN + 8 * DAY;
  expect(soundedIn(2, (_, at) => (at >= campaign && at < campaign + DAY ? 3 : 1))).toEqual([]);
  expect(soundedIn(1, (site, at) => (site === 'region' && at >= campaign ? 0.1 : 1))).toEqual([]);
});

plainIt('sounds one alarm within ten minutes after a site’s pages stop to start, until they do again', () => {
  const from = BEGIN + 8 * DAY + 12 * HOUR;
  const until = from + 30 * MINUTE;
  const sounded = soundedIn(1, (site, at) => (site === 'gb' && at >= from && at < until ? 0.05 : 1));
  const [first = '', last = ''] = [sounded[0], sounded.at(-1)];
  const minutesAfter = (line: string) => (Date.parse(line.split(' ')[1] ?? '') - from) / MINUTE;
  expect(new Set(sounded.map((line) => line.split(' ')[0]))).toEqual(new Set(['gb']));
  expect(minutesAfter(first)).toBeLessThanOrEqual(10);
  expect(minutesAfter(last)).toBeGreaterThanOrEqual(30);
  expect(minutesAfter(last)).toBeLessThanOrEqual(40);
});

it('is among the alarms of the stand-in, alone', async ({ visitor }) => {
  const at = async (instant: number, pages: number) => {
    await visitor.post('/sandbox/clock', { now: instant });
    const body = {
      site: 'ch',
      engine: 'gecko',
      events: [
        { kind: 'step', name: 'opened', step: '/', count: pages },
        { kind: 'call', name: 'answered', step: '/shops', upTo: 300, count: pages },
      ],
    };
    await visitor.post('/api/v2/operation-log', body);
    await visitor.post('/sandbox/clock', { now: instant + MINUTE });
    return (await visitor.get<readonly { id: string }[]>('/sandbox/operation/alarms')).body;
  };
  expect(await at(NOW, 300)).toEqual([]);
  expect(await at(NOW + 6 * DAY, 300)).toEqual([]);
  expect(await at(NOW + 7 * DAY, 90)).toEqual([
    { id: 'less-than-usual', title: 'Fewer pages are opened than usual', about: 'ch', part: 90, whole: 300 },
  ]);
  expect(await at(NOW + 14 * DAY, 90)).toEqual([]);
});
