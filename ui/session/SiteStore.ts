import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadSite } from '#application/site/loadSite.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { inMaintenance } from '#domain/site/maintenance.ts';
import type { Site, SiteEntry } from '#domain/site/site.ts';
import { type Variation, varied } from '#domain/site/variation.ts';
import type { LanguageStore } from './LanguageStore.ts';

export type Startup =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly site: Site }
  /** High maintenance: it always carries the information about the error (specification 4). */
  | { readonly kind: 'failed'; readonly problem: Problem };

const RECHECK_MS = 60_000;

/** The site that the visitor reached, and how far its start has come. */
export class SiteStore {
  readonly entry: SiteEntry;
  startup: Startup = { kind: 'loading' };
  /** The dress that the site wears on this visit (specification 2, variation). */
  variation: Variation | null = null;
  now: number;
  readonly #load: LoadSite;
  readonly #language: LanguageStore;
  readonly #clock: Clock;
  readonly #onLoaded: () => Promise<unknown>;

  /** `onLoaded` is waited for when everything has come, before the first screen is drawn. */
  constructor(
    entry: SiteEntry,
    load: LoadSite,
    language: LanguageStore,
    clock: Clock,
    onLoaded: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    this.entry = entry;
    this.#load = load;
    this.#language = language;
    this.#clock = clock;
    this.#onLoaded = onLoaded;
    this.now = clock.now();
    makeAutoObservable(
      this,
      { entry: false, startup: observableRef, variation: observableRef },
      { autoBind: true },
    );
  }

  /** Loads texts and site side by side. Asked again after a failure. */
  async load(): Promise<void> {
    this.become({ kind: 'loading' });
    const [speechless, site] = await Promise.all([this.#language.start(), this.#load.execute(this.entry)]);
    if (speechless) this.become({ kind: 'failed', problem: speechless });
    else if (!site.ok) this.become({ kind: 'failed', problem: site.fault });
    else {
      await this.#onLoaded();
      this.become({ kind: 'ready', site: site.value });
    }
  }

  /** Looks once a minute whether a maintenance window has begun or ended. */
  start(): () => void {
    const timer = window.setInterval(this.look, RECHECK_MS);
    return () => window.clearInterval(timer);
  }

  look(): void {
    this.now = this.#clock.now();
  }

  wear(variation: Variation | null): void {
    this.variation = variation;
  }

  /** The loaded site, as its variation shows it. */
  get site(): Site {
    return varied(this.own, this.variation);
  }

  /** The loaded site without a variation. Screens exist only after the start, so asking earlier is a mistake. */
  get own(): Site {
    if (this.startup.kind !== 'ready') throw new Error('the site is not loaded yet');
    return this.startup.site;
  }

  get inMaintenance(): boolean {
    return this.startup.kind === 'ready' && inMaintenance(this.startup.site.maintenance, this.now);
  }

  private become(startup: Startup): void {
    this.startup = startup;
    this.now = this.#clock.now();
  }
}
