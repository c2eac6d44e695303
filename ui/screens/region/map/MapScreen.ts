import { makeAutoObservable, observableRef } from 'mobx';
import type { Consent } from '#application/ports/consent.ts';
import type { DrawnMap, LoadMaps, MapOptions } from '#application/ports/maps.ts';
import type { Place } from '#domain/region/place.ts';
import { LatestRequest } from '../../../session/LatestRequest.ts';

/** How far the map has come. The list of places is complete without it. */
export type MapState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  /** It was asked for, but its provider may not be talked to. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'drawing' }
  | { readonly kind: 'drawn'; readonly map: DrawnMap }
  | { readonly kind: 'failed' };

interface MapDeps {
  readonly loadMaps: LoadMaps<HTMLElement>;
  /** The site's consent tool; null if it has none: then the press on the button suffices. */
  readonly consent: () => Promise<Consent | null>;
}

/** View model of the map: loaded by a press, once the visitor has agreed. */
export class MapScreen {
  state: MapState = { kind: 'closed' };
  /** The place that the map marks. */
  chosen: string | null = null;
  readonly #deps: MapDeps;
  readonly #latest = new LatestRequest();
  #unsubscribe: () => void = () => {};

  constructor(parts: MapDeps) {
    this.#deps = parts;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Starts accepting answers; returns a function that removes the map, and drops late ones. */
  start(): () => void {
    const leave = this.#latest.enter();
    return () => {
      leave();
      this.close();
      this.#unsubscribe();
      this.#unsubscribe = () => {};
    };
  }

  /** Shows the map if the visitor has agreed to it, else asks. Where nobody can be asked there is none. */
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

  /** Draws the map into its place, which is in the page while the state is `drawing`. */
  async draw(place: HTMLElement, options: Omit<MapOptions, 'onChoose'>): Promise<void> {
    const isAwaited = this.#latest.begin();
    const maps = await this.#deps.loadMaps().catch(() => null);
    if (!isAwaited()) return;
    const answer = await maps?.map.draw(place, { ...options, onChoose: this.choose });
    const map = answer?.ok ? answer.value : null;
    if (!isAwaited()) map?.destroy();
    else this.become(map === null ? { kind: 'failed' } : { kind: 'drawn', map });
  }

  /** Marks a place; null for none. */
  choose(id: string | null): void {
    this.chosen = id;
    if (this.state.kind === 'drawn') this.state.map.choose(id);
  }

  /** Marks a place and goes there. */
  show({ id, at }: Place): void {
    this.choose(id);
    if (this.state.kind === 'drawn' && at) this.state.map.look(at);
  }

  /** What was allowed may have been taken back, and what was asked for may have been allowed. */
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
