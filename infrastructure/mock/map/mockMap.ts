import type { DrawnMap, MapOptions, Marker, PlaceMap } from '#application/ports/maps.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type Cluster, clustered } from '#domain/region/clusters.ts';
import './mockMap.scss';

/** How far apart buttons lie at least, as long as nobody has come closer. */
const APART_KM = 4;

/**
 * A plain field with a button for each place, where it lies among the others, for `npm start` and for tests. A button
 * of several leads closer to them. With `?map=fail` in the address it cannot be drawn. Its words are for QA and stay
 * English.
 */
export class MockMap implements PlaceMap<HTMLElement> {
  draw(place: HTMLElement, options: MapOptions): Promise<Result<DrawnMap, 'unavailable'>> {
    const asked = new URLSearchParams(window.location.search).get('map');
    return Promise.resolve(asked === 'fail' ? refused('unavailable') : done(new Field(place, options)));
  }
}

class Field implements DrawnMap {
  readonly #options: MapOptions;
  readonly #field: HTMLElement;
  readonly #note: HTMLElement;
  #shown: readonly (readonly [button: HTMLButtonElement, cluster: Cluster<Marker>])[] = [];
  #zoom = 1;

  constructor(place: HTMLElement, options: MapOptions) {
    this.#options = options;
    this.#field = place.ownerDocument.createElement('div');
    this.#field.className = 'mock-map';
    this.#field.role = 'region';
    this.#field.ariaLabel = options.words.title;
    this.#note = place.ownerDocument.createElement('p');
    this.#note.lang = 'en';
    place.append(this.#field);
    this.look(null);
  }

  look(at: { readonly lng: number; readonly lat: number } | null): void {
    this.#say(at ? `looks at ${at.lng}, ${at.lat}` : 'shows all');
    if (at === null) this.#show(this.#options.markers, APART_KM);
  }

  zoom(by: number): void {
    this.#zoom += by;
    this.#say(`zoom ${this.#zoom}`);
  }

  choose(id: string | null): void {
    for (const [button, { members }] of this.#shown) {
      button.ariaPressed = String(members.some((member) => member.id === id));
    }
  }

  destroy(): void {
    this.#field.remove();
  }

  #say(text: string): void {
    this.#note.textContent = `Mock map, ${text}`;
  }

  #show(markers: readonly Marker[], apartKm: number): void {
    const clusters = clustered(markers, apartKm);
    const spread = (of: (marker: Pick<Marker, 'at'>) => number, cluster: Pick<Marker, 'at'>): string => {
      const values = clusters.map(of);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return `${10 + (80 * (of(cluster) - least)) / (most - least || 1)}%`;
    };
    this.#shown = clusters.map((cluster) => {
      const button = this.#button(cluster);
      button.style.insetInlineStart = spread(({ at }) => at.lng, cluster);
      button.style.insetBlockEnd = spread(({ at }) => at.lat, cluster);
      return [button, cluster];
    });
    this.#field.replaceChildren(this.#note, ...this.#shown.map(([button]) => button));
  }

  #button({ members }: Cluster<Marker>): HTMLButtonElement {
    const [first, ...others] = members;
    const button = this.#field.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = 'map-marker';
    button.ariaPressed = 'false';
    button.ariaLabel =
      others.length === 0 ? first.name : this.#options.words.several(first.name, others.length);
    if (others.length > 0) button.textContent = String(members.length);
    button.addEventListener('click', () => {
      if (others.length === 0) this.#options.onChoose(first.id);
      else {
        this.#show(members, 0);
        this.#shown[0]?.[0].focus();
      }
    });
    return button;
  }
}
