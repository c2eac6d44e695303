// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { MapLibreMap } from '#infrastructure/map/mapLibreMap.ts';

const made = vi.hoisted((): { zoom: unknown; maxZoom: unknown }[] => []);

/** Stands for the library, which draws by a graphics card: only what it is asked for is looked at. */
vi.mock('maplibre-gl', () => ({
  setWorkerUrl: () => undefined,
  Map: class {
    constructor({ zoom, maxZoom }: { zoom: unknown; maxZoom: unknown }) {
      made.push({ zoom, maxZoom });
    }
    once(type: string, told: (event: { error: Error }) => void): void {
      if (type === 'error') told({ error: new Error('no style') });
    }
    remove(): void {}
  },
}));

it('begins at the zoom that the specification names, and goes no nearer than 18', async () => {
  const options = {
    styleUrl: 'https://map.example/style.json',
    markers: [],
    words: { title: '', wheel: '', fingers: '' },
  };
  const answer = await new MapLibreMap().draw(document.createElement('div'), options as never);
  expect(answer).toEqual({ ok: false, fault: 'unavailable' });
  expect(made).toEqual([{ zoom: 1, maxZoom: 18 }]);
});
