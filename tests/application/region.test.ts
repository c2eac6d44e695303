import { expect, it } from 'vitest';
import { FindPlace } from '#application/region/findPlace.ts';
import { done, refused } from '#domain/core/result.ts';
import { parsePlaceQuery } from '#domain/region/placeQuery.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { ATTRIBUTION, type MapsTold, aMap, aPoint, fakeMaps } from '#tests/data/region.ts';

const AREA = { locale: 'de', country: 'DE', service: aMap } as const;
const ULM = { name: 'Ulm', at: aPoint(10, 48.4) };

async function find(told: MapsTold) {
  const maps = fakeMaps(told);
  const log = fakeLog();
  const query = parsePlaceQuery('Ulm');
  if (!query.ok) throw new Error('not a query');
  const answer = await new FindPlace(async () => (await maps.load()).geocoding, log).execute(
    query.value,
    AREA,
  );
  return { answer, log, maps };
}

it('finds places', async () => {
  const { answer, log, maps } = await find({ found: [done([ULM])] });
  expect(answer).toEqual(done({ places: [ULM], attribution: ATTRIBUTION }));
  expect(maps.searches).toEqual([['Ulm', AREA]]);
  expect(log.events).toEqual([]);
});

it.each([
  [{ found: [refused('timed-out' as const)] }, 'timed-out'],
  [{ noCode: true }, 'unreachable'],
])('logs a failed search without its text', async (told, cause) => {
  const { answer, log } = await find(told);
  expect(answer).toEqual(refused('unavailable'));
  expect(log.events).toEqual([{ event: 'geocoding-failed', cause }]);
});
