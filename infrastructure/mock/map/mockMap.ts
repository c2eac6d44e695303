import type { DrawnMap, MapOptions, Marker, PlaceMap } from '#application/ports/maps.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { type Cluster, clustered } from '#domain/region/clusters.ts';
import { button, element } from '../element.ts';
import { modeAsked } from '../payment/mode.ts';
import './mockMap.scss';

/** The least distance of two buttons, before the user zooms in. */
const APART_KM = 4;

/**
 * A plain field with a button for each place at its relative position, for `npm start` and for tests. A button of
 * several places zooms in. With `?map=fail` in the URL it cannot render. The texts are for QA and stay English.
 */
export class MockMap implements PlaceMap<HTMLElement> {
  draw(place: HTMLElement, options: MapOptions): Promise<Result<DrawnMap, 'unavailable'>> {
    const mode = modeAsked('map', ['fail']);
    return Promise.resolve(mode === 'fail' ? refused('unavailable') : done(new Field(place, options)));
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
    this.#field = element('div', { className: 'mock-map', role: 'region', ariaLabel: options.words.title });
    this.#note = element('p', { lang: 'en' });
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
    for (const [made, { members }] of this.#shown) {
      made.ariaPressed = String(members.some((member) => member.id === id));
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
      const made = this.#button(cluster);
      made.style.insetInlineStart = spread(({ at }) => at.lng, cluster);
      made.style.insetBlockEnd = spread(({ at }) => at.lat, cluster);
      return [made, cluster];
    });
    this.#field.replaceChildren(this.#note, ...this.#shown.map(([made]) => made));
  }

  #button({ members }: Cluster<Marker>): HTMLButtonElement {
    const [first, ...others] = members;
    const { several } = this.#options.words;
    const made = button(others.length === 0 ? '' : String(members.length), () => {
      if (others.length === 0) this.#options.onChoose(first.id);
      else {
        this.#show(members, 0);
        this.#shown[0]?.[0].focus();
      }
    });
    return Object.assign(made, {
      className: 'map-marker',
      ariaPressed: 'false',
      ariaLabel: others.length === 0 ? first.name : several(first.name, others.length),
    });
  }
}
