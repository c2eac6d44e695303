// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { MapOptions } from '#application/ports/maps.ts';
import { MarkerLayer } from '#infrastructure/map/markerLayer.ts';
import { aPoint } from '#tests/data/region.ts';

/** What the layer needs of MapLibre: a map that is zoomed, and markers that are put on it. */
function aMap(zoom: number) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const heard: (() => void)[] = [];
  const eased: object[] = [];
  const map = {
    zoom,
    on: (_event: string, hear: () => void) => heard.push(hear),
    getZoom: () => map.zoom,
    getMaxZoom: () => 18,
    getCenter: () => ({ lng: 10, lat: 48 }),
    getContainer: () => container,
    easeTo: (to: object) => eased.push(to),
  };
  class Marker {
    readonly #element: HTMLElement;
    constructor({ element }: { element: HTMLElement }) {
      this.#element = element;
    }
    setLngLat() {
      return this;
    }
    addTo() {
      container.append(this.#element);
      return this;
    }
    remove() {
      this.#element.remove();
    }
  }
  const zoomTo = (next: number) => {
    map.zoom = next;
    for (const hear of heard) hear();
  };
  const names = () => [...container.querySelectorAll('button')].map((button) => button.ariaLabel);
  return { map, library: { Marker }, eased, zoomTo, names, container };
}

const TOWN = [
  { id: 'a', name: 'A', at: aPoint(10, 48) },
  { id: 'b', name: 'B', at: aPoint(10.004, 48) },
  { id: 'far', name: 'Far', at: aPoint(12, 48) },
];

function aLayer(zoom: number) {
  const around = aMap(zoom);
  const onChoose = vi.fn();
  const options: MapOptions = {
    styleUrl: 'https://tiles.example/style.json',
    markers: TOWN,
    words: { title: '', wheel: '', fingers: '', several: (name, others) => `${name} and ${others}` },
    onChoose,
  };
  const layer = new MarkerLayer(around.library as never, around.map as never, options);
  layer.draw();
  const press = (name: string) =>
    [...around.container.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === name)?.click();
  return { ...around, layer, onChoose, press };
}

it('merges markers that are too close, and separates them when zoomed in', () => {
  const { names, zoomTo } = aLayer(8);
  expect(names()).toEqual(['A and 1', 'Far']);
  zoomTo(16);
  expect(new Set(names())).toEqual(new Set(['A', 'B', 'Far']));
});

it('zooms in on a cluster, and selects a single place', () => {
  const { press, eased, onChoose } = aLayer(8);
  press('A and 1');
  expect(eased).toEqual([{ center: TOWN[0]?.at, zoom: 10 }]);
  expect(onChoose).not.toHaveBeenCalled();
  press('Far');
  expect(onChoose).toHaveBeenCalledWith('far');
});

it('moves the focus to the place that was separated from a cluster', () => {
  const { container, zoomTo } = aLayer(8);
  container.querySelector('button')?.focus();
  zoomTo(16);
  expect(document.activeElement?.ariaLabel).toBe('A');
});

it('marks the selected place, also within a cluster', () => {
  const { layer, container, zoomTo } = aLayer(8);
  layer.choose('b');
  const pressed = () =>
    [...container.querySelectorAll('button')]
      .filter(({ ariaPressed }) => ariaPressed === 'true')
      .map(({ ariaLabel }) => ariaLabel);
  expect(pressed()).toEqual(['A and 1']);
  zoomTo(16);
  expect(pressed()).toEqual(['B']);
  layer.choose(null);
  expect(pressed()).toEqual([]);
});

it('merges markers that two fingers could not distinguish, and separates others', () => {
  const { names, zoomTo } = aLayer(8);
  // 47 pixels between them, then 93.
  zoomTo(13);
  expect(names()).toEqual(['A and 1', 'Far']);
  zoomTo(14);
  expect(new Set(names())).toEqual(new Set(['A', 'B', 'Far']));
});
