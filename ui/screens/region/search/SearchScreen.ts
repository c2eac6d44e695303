import { makeAutoObservable, observableRef } from 'mobx';
import type { FoundPlace, FoundPlaces, SearchArea } from '#application/ports/maps.ts';
import type { FindPlace } from '#application/region/findPlace.ts';
import type { Coordinates } from '#domain/region/coordinates.ts';
import { type PlaceQueryFault, parsePlaceQuery } from '#domain/region/placeQuery.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** State of the search. The list always keeps all places. */
export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  /** `others` are further matches. */
  | ({ readonly kind: 'found'; readonly chosen: FoundPlace; readonly others: readonly FoundPlace[] } & Pick<
      FoundPlaces,
      'attribution'
    >)
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unavailable' };

interface SearchDeps {
  readonly findPlace: FindPlace;
  /** The area to search, read at each search. Null if the site has no search. */
  readonly area: () => SearchArea | null;
}

/**
 * View model of the search for the place to measure distances from. It sends requests only on submit (product 11.5).
 */
export class SearchScreen {
  text = '';
  state: SearchState = { kind: 'idle' };
  /** The error of the submitted text. */
  fault: PlaceQueryFault | null = null;
  readonly #deps: SearchDeps;
  readonly #latest = new LatestRequest();

  constructor(deps: SearchDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Accepts answers. Returns the cleanup function, which drops late answers. */
  start(): () => void {
    return this.#latest.enter();
  }

  get busy(): boolean {
    return this.state.kind === 'searching';
  }

  /** The point to measure from; null keeps the places in their usual order. */
  get from(): Coordinates | null {
    return this.state.kind === 'found' ? this.state.chosen.at : null;
  }

  /** Sets the text; clears the error until the next search. */
  type(text: string): void {
    this.text = text;
    this.fault = null;
  }

  /** Searches for the text. A later search overtakes this one. */
  async submit(): Promise<void> {
    const query = parsePlaceQuery(this.text);
    const area = this.#deps.area();
    this.fault = query.ok ? null : query.fault;
    if (!query.ok) return this.become({ kind: 'idle' });
    if (area === null) return;
    this.become({ kind: 'searching' });
    const isAwaited = this.#latest.begin();
    const answer = await this.#deps.findPlace.execute(query.value, area);
    if (!isAwaited()) return;
    if (!answer.ok) return this.become({ kind: 'unavailable' });
    const { attribution, places } = answer.value;
    const [chosen, ...others] = places;
    this.become(chosen ? { kind: 'found', chosen, others, attribution } : { kind: 'nothing' });
  }

  /** Measures from another match. */
  choose(place: FoundPlace): void {
    const { state } = this;
    if (state.kind !== 'found') return;
    const all = [state.chosen, ...state.others];
    this.become({ ...state, chosen: place, others: all.filter((one) => one !== place) });
  }

  /** Resets the search. */
  clear(): void {
    this.#latest.begin();
    this.text = '';
    this.fault = null;
    this.become({ kind: 'idle' });
  }

  private become(state: SearchState): void {
    this.state = state;
  }
}
