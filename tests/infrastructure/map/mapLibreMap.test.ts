// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { MapOptions } from '#application/ports/maps.ts';
import { MapLibreMap } from '#infrastructure/map/mapLibreMap.ts';
import { aPoint } from '#tests/data/region.ts';

type Options = Readonly<Record<string, unknown>> & {
  readonly transformRequest?: (url: string) => unknown;
};

const library = vi.hoisted(() => ({
  made: [] as Options[],
  eased: [] as Options[],
  fitted: [] as Options[],
  hasStyle: false,
}));

/** Stands for the library, which draws by a graphics card: only what it is asked for is looked at. */
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  LngLatBounds: class {
    isEmpty = () => false;
    extend(): void {}
  },
  Marker: class {
    setLngLat = () => this;
    addTo = () => this;
    remove(): void {}
  },
  Map: class {
    constructor(options: Options) {
      library.made.push(options);
    }
    once(type: string, told: (event: { error: Error }) => void): void {
      if (type === (library.hasStyle ? 'style.load' : 'error')) told({ error: new Error('no style') });
    }
    on(): void {}
    remove(): void {}
    getZoom = () => 3;
    getMaxZoom = () => 18;
    getCenter = () => ({ lng: 10, lat: 48 });
    getContainer = () => document.body;
    easeTo = (to: Options) => library.eased.push(to);
    fitBounds = (_bounds: unknown, how: Options) => library.fitted.push(how);
  },
}));

const OPTIONS: MapOptions = {
  styleUrl: 'https://map.example/style.json',
  markers: [{ id: 'a', name: 'A', at: aPoint(10, 48) }],
  words: { title: '', wheel: '', fingers: '', several: () => '' },
  onChoose: () => undefined,
};

const draw = () => new MapLibreMap().draw(document.createElement('div'), OPTIONS);

beforeEach(() => {
  library.hasStyle = false;
  for (const list of [library.made, library.eased, library.fitted]) list.length = 0;
});

it('starts at the zoom of product 11.6, and zooms in no further than 18', async () => {
  expect(await draw()).toEqual({ ok: false, fault: 'unavailable' });
  expect(library.made).toMatchObject([{ zoom: 1, maxZoom: 18 }]);
});

it('names the site, and no page of it, to the provider of the map', async () => {
  await draw();
  expect(library.made[0]?.transformRequest?.('https://map.example/tiles/1')).toEqual({
    url: 'https://map.example/tiles/1',
    referrerPolicy: 'strict-origin',
  });
});

it('leaves one finger and the wheel to the page', async () => {
  await draw();
  expect(library.made).toMatchObject([{ cooperativeGestures: true }]);
});

it('zooms in far enough to separate the places of a town, and no further to show all of them', async () => {
  library.hasStyle = true;
  const map = await draw();
  if (!map.ok) throw new Error('no map');
  map.value.look(aPoint(10, 48));
  expect(library.eased).toMatchObject([{ zoom: 15 }]);
  expect(library.fitted).toMatchObject([{ maxZoom: 15 }]);
});
