import { expect, it } from 'vitest';
import { ListPlaces } from '#application/region/listPlaces.ts';
import { done } from '#domain/core/result.ts';
import { inTurn, refusal } from '#tests/data/answers.ts';
import { aPlace } from '#tests/data/region.ts';

const german = done([aPlace({ hours: 'Mo–Fr' })]);
const english = done([aPlace({ hours: 'Mon–Fri' })]);

it('fetches places once for each region and language', async () => {
  const asked: number[] = [];
  const list = new ListPlaces({ places: inTurn(asked, [german, english, german]) });
  expect(await list.execute(7, 'de')).toEqual(german);
  expect(await list.execute(7, 'de')).toEqual(german);
  expect(await list.execute(7, 'en')).toEqual(english);
  await list.execute(8, 'de');
  expect(asked).toEqual([7, 7, 8]);
});

it('fetches again after a failure', async () => {
  const list = new ListPlaces({ places: inTurn([], [refusal('offline'), german]) });
  expect(await list.execute(7, 'de')).toEqual(refusal('offline'));
  expect(await list.execute(7, 'de')).toEqual(german);
});
