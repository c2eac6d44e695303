import { config, geocoding } from '@maptiler/client';
import { expect, it, vi } from 'vitest';
import { REGION_BOUNDS } from '#domain/region/coordinates.ts';
import { parsePlaceQuery } from '#domain/region/placeQuery.ts';
import { HttpGeocoding } from '#infrastructure/map/geocoding.ts';
import { aMap } from '#tests/data/region.ts';

const { west, south, east, north } = REGION_BOUNDS;
const TEXT = 'Birkenau am See';

/** The only address that a search asks. */
async function addressOf(search: (fetched: typeof fetch) => Promise<unknown>): Promise<URL> {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ features: [] }));
  await search(fetched);
  const [address] = fetched.mock.lastCall ?? [];
  if (typeof address !== 'string') throw new Error('no address was asked');
  expect(fetched).toHaveBeenCalledOnce();
  return new URL(address);
}

/** As the vendor's own client searches. */
const theirs = () =>
  addressOf(async (fetched) => {
    config.apiKey = 'k-1';
    config.fetch = fetched;
    await geocoding.forward(TEXT, {
      language: 'de',
      country: ['de'],
      fuzzyMatch: true,
      limit: 3,
      bbox: [west, south, east, north],
    });
  });

/** As the app searches, with the provider's address in the site's file. */
const ours = () =>
  addressOf(async (fetched) => {
    vi.stubGlobal('fetch', fetched);
    const query = parsePlaceQuery(TEXT);
    if (!query.ok) throw new Error('not a query');
    const geocodingUrl = 'https://api.maptiler.com/geocoding/{query}.json?key=k-1';
    const service = { ...aMap, geocodingUrl };
    await new HttpGeocoding().find(query.value, { locale: 'de', country: 'DE', service });
  });

it('asks MapTiler as its own client does, parameter by parameter', async () => {
  const [mine, model] = [await ours(), await theirs()];
  expect(mine.origin + mine.pathname).toBe(model.origin + model.pathname);
  expect(Object.fromEntries(mine.searchParams)).toEqual(Object.fromEntries(model.searchParams));
});
