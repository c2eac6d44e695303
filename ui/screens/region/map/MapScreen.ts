import { makeAutoObservable, observableRef } from 'mobx';
import type { Consent } from '#application/ports/consent.ts';
import type { DrawnMap, LoadMaps, MapOptions } from '#application/ports/maps.ts';
import type { Place } from '#domain/region/place.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** State of the map. The list of places is complete without it. */
export type MapState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  /** The user asked for the map, but has not consented to its provider. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly map: DrawnMap }
  | { readonly kind: 'failed' };

interface MapDeps {
  readonly loadMaps: LoadMaps<HTMLElement>;
  /** The site's consent tool; null if it has none, in which case the click on the button suffices. */
  readonly consent: () => Promise<Consent | null>;
}

/** View model of the map, which is loaded on a click and with consent. */
export class MapScreen {
  state: MapState = { kind: 'closed' };
  /** Id of the place that the map highlights. */
  chosen: string | null = null;
  readonly #deps: MapDeps;
  readonly #latest = new LatestRequest();
  #unsubscribe: () => void = () => {};

  constructor(deps: MapDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Accepts answers. Returns the cleanup function, which removes the map and drops late answers. */
  start(): () => void {
    return this.#latest.enter(this.close, () => {
      this.#unsubscribe();
      this.#unsubscribe = () => {};
    });
  }

  /**
   * Shows the map if the user has consented, else asks for consent. If the consent tool does not load, there is no map.
   */
  async open(): Promise<void> {
    this.become({ kind: 'asking' });
    const isAwaited = this.#latest.begin();
    const consent = await this.#deps.consent().catch(() => undefined);
    const isReady = consent === null || (await consent?.ready) === true;
    if (!isAwaited()) return;
    if (!isReady) this.become({ kind: 'failed' });
    else if (consent?.has('functional') ?? true) this.become({ kind: 'drawing' });
    else {
      this.become({ kind: 'forbidden' });
      consent?.open();
    }
    this.#unsubscribe();
    this.#unsubscribe = consent?.onChange(() => this.follow(consent)) ?? (() => {});
  }

  /** Draws the map into its container, which is mounted while the state is `drawing`. */
  async draw(place: HTMLElement, options: Omit<MapOptions, 'onChoose'>): Promise<void> {
    const isAwaited = this.#latest.begin();
    const maps = await this.#deps.loadMaps().catch(() => null);
    if (!isAwaited()) return;
    const answer = await maps?.map.draw(place, { ...options, onChoose: this.choose });
    const map = answer?.ok ? answer.value : null;
    if (!isAwaited()) map?.destroy();
    else this.become(map === null ? { kind: 'failed' } : { kind: 'drawn', map });
  }

  /** Highlights a place; null for none. */
  choose(id: string | null): void {
    this.chosen = id;
    if (this.state.kind === 'drawn') this.state.map.choose(id);
  }

  /** Highlights a place and moves the map there. */
  show({ id, at }: Place): void {
    this.choose(id);
    if (this.state.kind === 'drawn' && at) this.state.map.look(at);
  }

  /** The user may have withdrawn or given consent meanwhile. */
  private follow(consent: Consent): void {
    const isAllowed = consent.has('functional');
    if (isAllowed && this.state.kind === 'forbidden') this.become({ kind: 'drawing' });
    if (!isAllowed && (this.state.kind === 'drawn' || this.state.kind === 'drawing')) this.close();
  }

  private close(): void {
    this.#latest.begin();
    if (this.state.kind === 'drawn') this.state.map.destroy();
    this.chosen = null;
    this.become({ kind: 'closed' });
  }

  private become(state: MapState): void {
    this.state = state;
  }
}
