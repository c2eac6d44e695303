import type * as MapLibre from 'maplibre-gl';
import type { MapOptions, Marker } from '#application/ports/maps.ts';
import { type Cluster, clustered } from '#domain/region/clusters.ts';

/** The least distance of two markers: a fingertip and a little. */
const APART_PX = 48;
const TILE_PX = 512;
const EQUATOR_KM = 40_075;

interface Shown {
  readonly button: HTMLButtonElement;
  readonly marker: MapLibre.Marker;
  readonly ids: readonly string[];
}

/** Draws the markers as buttons, one for several places that would overlap; zooming in splits it. */
export class MarkerLayer {
  readonly #library: typeof MapLibre;
  readonly #map: MapLibre.Map;
  readonly #options: MapOptions;
  #shown: ReadonlyMap<string, Shown> = new Map();
  #chosen: string | null = null;

  constructor(library: typeof MapLibre, map: MapLibre.Map, options: MapOptions) {
    this.#library = library;
    this.#map = map;
    this.#options = options;
    map.on('zoomend', () => this.draw());
  }

  /**
   * Draws the markers for the current zoom. Unchanged buttons stay; the focus moves to the button that replaces its
   * own.
   */
  draw(): void {
    const page = this.#map.getContainer().ownerDocument;
    const lost = [...this.#shown.values()].find(({ button }) => button === page.activeElement);
    const next = new Map<string, Shown>();
    for (const cluster of clustered(this.#options.markers, this.#apartKm())) {
      const ids = cluster.members.map(({ id }) => id);
      const key = ids.join(' ');
      next.set(key, this.#shown.get(key) ?? this.#place(cluster, ids, page));
    }
    for (const [key, { marker }] of this.#shown) if (!next.has(key)) marker.remove();
    this.#shown = next;
    this.choose(this.#chosen);
    const [first = ''] = lost?.ids ?? [];
    if (lost && !lost.button.isConnected) this.#holding(first)?.button.focus({ preventScroll: true });
  }

  choose(id: string | null): void {
    this.#chosen = id;
    for (const { button, ids } of this.#shown.values()) {
      button.ariaPressed = String(id !== null && ids.includes(id));
    }
  }

  #holding(id: string): Shown | undefined {
    return [...this.#shown.values()].find(({ ids }) => ids.includes(id));
  }

  /** `APART_PX` in kilometres at this zoom, at the map's centre. */
  #apartKm(): number {
    const wide = EQUATOR_KM * Math.cos((this.#map.getCenter().lat * Math.PI) / 180);
    return (APART_PX * wide) / (TILE_PX * 2 ** this.#map.getZoom());
  }

  #place(cluster: Cluster<Marker>, ids: readonly string[], page: Document): Shown {
    const [first, ...others] = cluster.members;
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'map-marker';
    button.ariaLabel =
      others.length === 0 ? first.name : this.#options.words.several(first.name, others.length);
    if (others.length > 0) button.textContent = String(cluster.members.length);
    button.addEventListener('click', (event) => {
      event.stopPropagation(); // the map would take it for a click of its own
      this.#press(cluster);
    });
    const marker = new this.#library.Marker({ element: button }).setLngLat(cluster.at).addTo(this.#map);
    return { button, marker, ids };
  }

  /** Zooms in to split several places; at the highest zoom it chooses the first of them. */
  #press({ at, members }: Cluster<Marker>): void {
    const isNearest = this.#map.getZoom() >= this.#map.getMaxZoom();
    if (members.length === 1 || isNearest) this.#options.onChoose(members[0].id);
    else this.#map.easeTo({ center: at, zoom: this.#map.getZoom() + 2 });
  }
}
