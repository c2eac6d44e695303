import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'region' });

const say = wordsOf('de', 'region');
const HOST = 'maps.example';
const CONSENT = 'web.cmp.usercentrics.eu';
const FARM = 'Hofladen Dornhagen';
const CORS = { 'access-control-allow-origin': '*' };

/** Both kinds of tiles: the map's worker fetches vector tiles, the page itself fetches raster tiles. */
const STYLE = {
  version: 8,
  sources: {
    shapes: { type: 'vector', tiles: [`https://${HOST}/tiles/{z}/{x}/{y}.pbf`] },
    pictures: { type: 'raster', tiles: [`https://${HOST}/tiles/{z}/{x}/{y}.png`] },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#dfe8dc' } },
    { id: 'land', type: 'fill', source: 'shapes', 'source-layer': 'land' },
    { id: 'hills', type: 'raster', source: 'pictures' },
  ],
};
/** One transparent pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Runs in the page: a consent tool with consent to functional services. */
function agreed(): void {
  const service = { category: 'functional', consent: { given: true, type: 'EXPLICIT' } };
  Object.assign(window, {
    __ucCmp: {
      isInitialized: () => true,
      getConsentDetails: () => Promise.resolve({ services: { map: service } }),
      showSecondLayer: () => {},
      changeLanguage: () => {},
    },
  });
}

test('MapLibre draws the places under our policy, and splits clusters when zooming in', async ({
  page,
  context,
  watch,
}) => {
  watch.visits(HOST);
  watch.visits(CONSENT);
  // MapLibre creates its worker from a plain text address (ADR 8).
  watch.expectsReport(/^require-trusted-types-for \(report\) .*Worker constructor\|\S*\/js\/m/, 1);
  const asked: string[] = [];
  await context.route(`https://${CONSENT}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: CORS, body: `(${agreed.toString()})();` }),
  );
  await context.route(`https://${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.startsWith('/tiles/')) {
      const body = pathname.endsWith('.png') ? Buffer.from(PICTURE, 'base64') : '';
      return route.fulfill({ headers: CORS, body });
    }
    const body = pathname.startsWith('/styles/')
      ? STYLE
      : { features: [{ place_name: 'Hohenlinde', center: [10.27, 47.88] }] };
    return route.fulfill({ headers: CORS, json: body });
  });

  await open(page, '/acceptance-points');
  await page.getByRole('searchbox').fill('Hohenlinde');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Hohenlinde');
  expect(asked).toEqual(['/geocoding/v5/places/Hohenlinde.json']);

  await page.getByRole('button', { name: say('region.map.show') }).click();
  const markers = page.locator('.maplibregl-marker');
  await expect(markers).toHaveCount(7);
  for (const kind of [/^\/tiles\/.+\.pbf$/, /^\/tiles\/.+\.png$/]) {
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(kind));
  }
  const farm = say('region.map.several', { name: FARM, count: 2 });
  await page.getByRole('button', { name: farm }).press('Enter');
  await page.getByRole('button', { name: say('region.map.showNamedPlace', { name: FARM }) }).click();
  const marker = page.getByRole('button', { name: FARM, exact: true, pressed: true });
  await expect(marker).toBeInViewport();
  await marker.press('Enter');
  await page.getByRole('button', { name: say('region.map.lead') }).click();
  await expect(page.getByRole('heading', { level: 3, name: FARM })).toBeFocused();
});
