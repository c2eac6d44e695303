import { HttpResponse, http } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { parsePlaceQuery } from '#domain/region/placeQuery.ts';
import type { SiteMap } from '#domain/site/site.ts';
import { HttpGeocoding } from '#infrastructure/map/geocoding.ts';
import { aMap } from '#tests/data/region.ts';
import { aBackend } from '../api/backend.ts';

const backend = aBackend();
const ADDRESS = 'https://geo.example/v5/places/:query';

function search(answer: () => Response | Promise<Response>, text = 'Ulm', service: SiteMap = aMap) {
  const seen: Request[] = [];
  backend.use(
    http.get(ADDRESS, ({ request }) => {
      seen.push(request);
      return answer();
    }),
  );
  const query = parsePlaceQuery(text);
  if (!query.ok) throw new Error('not a query');
  const found = new HttpGeocoding().find(query.value, { locale: 'de-CH', country: 'DE', service });
  return { found, seen };
}

const feature = (name: unknown, center: unknown) => ({ place_name: name, center });
const features = (...list: unknown[]) => HttpResponse.json({ type: 'FeatureCollection', features: list });

it('sends the parameters of product 11.5, and nothing else', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  const { found, seen } = search(() => features(), 'Birkenau am See/Süd');
  await found;
  const address = new URL(seen[0]?.url ?? '');
  expect(address.pathname).toBe('/v5/places/Birkenau%20am%20See%2FS%C3%BCd.json');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    access_token: 'pk.test',
    language: 'de',
    country: 'de',
    fuzzyMatch: 'true',
    limit: '3',
    bbox: '5.52,47.16,15.2,54.54',
  });
  expect(sent.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
});

it.each(['key', 'access_token'])('sends the provider’s key as %s, as its address has it', async (name) => {
  const geocodingUrl = `https://geo.example/v5/places/{query}.json?${name}=k-1`;
  const { found, seen } = search(() => features(), 'Ulm', { ...aMap, geocodingUrl });
  await found;
  const { searchParams } = new URL(seen[0]?.url ?? '');
  expect([...searchParams.keys()].toSorted()).toEqual(
    [name, 'bbox', 'country', 'fuzzyMatch', 'language', 'limit'].toSorted(),
  );
  expect(searchParams.get(name)).toBe('k-1');
});

it('passes on whose data the places are, as plain text', async () => {
  const answer = { features: [feature('One', [10, 48])], attribution: '<a href="/">&copy; Maps</a>' };
  expect(await search(() => HttpResponse.json(answer)).found).toMatchObject({
    value: { attribution: '© Maps' },
  });
  expect(await search(() => HttpResponse.json({ ...answer, attribution: 7 })).found).toMatchObject({
    value: { places: [{ name: 'One' }], attribution: null },
  });
});

it('accepts at most three places, without unreadable ones and those outside the region', async () => {
  const { found } = search(() =>
    features(
      feature('Paris', [2.3, 48.8]),
      feature('Odd', ['10', 48]),
      feature(7, [10, 48]),
      null,
      feature('One', [10, 48]),
      feature('Two', [11, 49]),
      feature('Three', [12, 50]),
      feature('Four', [13, 51]),
    ),
  );
  expect(await found).toEqual(
    done({
      places: [
        { name: 'One', at: { lng: 10, lat: 48 } },
        { name: 'Two', at: { lng: 11, lat: 49 } },
        { name: 'Three', at: { lng: 12, lat: 50 } },
      ],
      attribution: null,
    }),
  );
});

it.each([
  ['a refusal', () => new HttpResponse(null, { status: 429 }), 'refused'],
  ['no network', () => HttpResponse.error(), 'unreachable'],
  ['a web page', () => new HttpResponse('<html>'), 'unreadable'],
  ['another shape', () => HttpResponse.json({ results: [] }), 'unreadable'],
])('fails after %s', async (_, answer, fault) => {
  expect(await search(answer).found).toEqual({ ok: false, fault });
});

it.each([
  'http://geo.example/{query}.json?key=k',
  'https://geo.example/places.json?key=k',
  'https://{query}',
  '/{query}.json?key=k',
])('makes no call to the unusable address %s', async (geocodingUrl) => {
  const { found, seen } = search(() => features(), 'Ulm?', { ...aMap, geocodingUrl });
  expect(await found).toEqual({ ok: false, fault: 'refused' });
  expect(seen).toEqual([]);
});

it('aborts an earlier search that is still running', async () => {
  const geocoding = new HttpGeocoding();
  const query = parsePlaceQuery('Ulm');
  if (!query.ok) throw new Error('not a query');
  const area = { locale: 'de', country: 'DE', service: aMap } as const;
  const received = Promise.withResolvers<void>();
  backend.use(
    http.get(
      ADDRESS,
      () => {
        received.resolve();
        return new Promise<never>(() => {});
      },
      { once: true },
    ),
    http.get(ADDRESS, () => features(feature('Second', [10, 48]))),
  );
  const first = geocoding.find(query.value, area);
  await received.promise;
  const second = geocoding.find(query.value, area);
  expect((await first).ok).toBe(false);
  expect(await second).toMatchObject({ ok: true });
});

it('times out after eight seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await search(() => features()).found;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(8_000);
});
