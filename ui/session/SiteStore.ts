import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { LoadSite, SiteFault } from '#application/site/loadSite.ts';
import type { Instant } from '#domain/core/instant.ts';
import { claimedPartners } from '#domain/site/claimedPartners.ts';
import { inMaintenance } from '#domain/site/maintenance.ts';
import type { Site, SiteEntry } from '#domain/site/site.ts';
import { type Variation, varied } from '#domain/site/variation.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { LanguageStore } from './LanguageStore.ts';

export type Startup =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly site: Site }
  /** High maintenance. The page must show this problem (product 15.3). */
  | ({ readonly kind: 'failed' } & SiteFault);

/** Interval of the maintenance check. */
const RECHECK_MS = 60_000;

export class SiteStore {
  /** Known before the site is loaded. */
  readonly entry: SiteEntry;
  startup: Startup = { kind: 'loading' };
  /** Changes texts, picture, colour or voucher category (product 3.4). */
  variation: Variation | null = null;
  /** Number of shops on the unfiltered wall; null while unknown. */
  counted: number | null = null;
  /** Time of the last check, in milliseconds since 1970 by the backend's clock. */
  now: number;
  readonly #load: LoadSite;
  readonly #language: LanguageStore;
  readonly #now: () => Instant;
  readonly #onLoaded: () => Promise<unknown>;
  readonly #latest = new LatestRequest();

  /** The first screen waits for `onLoaded`, which is called when everything is loaded. */
  constructor(
    entry: SiteEntry,
    load: LoadSite,
    language: LanguageStore,
    now: () => Instant,
    onLoaded: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    this.entry = entry;
    this.#load = load;
    this.#language = language;
    this.#now = now;
    this.#onLoaded = onLoaded;
    this.now = now();
    makeAutoObservable(
      this,
      { entry: false, startup: observableRef, variation: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Loads the site and its texts in parallel. If the site's languages select another one, loads the site again in it.
   * Safe to repeat after a failure.
   */
  async load(): Promise<void> {
    this.become({ kind: 'loading' });
    await this.retry();
  }

  /** Like `load`, but the page keeps its content until the outcome is known. */
  async retry(): Promise<void> {
    const next = await this.fetched();
    // `look` may have loaded the site meanwhile.
    if (this.startup.kind !== 'ready') this.become(next);
  }

  /** Calls `look` once a minute, and `follow` on each language change. Returns a function that stops both. */
  start(): () => void {
    const timer = window.setInterval(this.look, RECHECK_MS);
    const following = reaction(
      () => this.#language.locale,
      () => void this.follow(),
    );
    return () => {
      window.clearInterval(timer);
      following();
    };
  }

  /** Loads the site in the current language. Keeps the state if that fails or the language changes meanwhile. */
  async follow(): Promise<void> {
    if (this.startup.kind !== 'ready') return;
    const isAwaited = this.#latest.begin();
    const site = await this.#load.execute(this.entry);
    if (site.ok && isAwaited()) this.become({ kind: 'ready', site: site.value });
  }

  /**
   * Updates `now`, and with it maintenance. While the page pauses, loads the site again and keeps the page's content.
   */
  look(): void {
    this.now = this.#now();
    if (this.inMaintenance) void this.follow();
    else if (this.startup.kind === 'failed') void this.recover();
  }

  wear(variation: Variation | null): void {
    this.variation = variation;
  }

  /** Must be called with the number of shops on the unfiltered wall. */
  count(shops: number): void {
    this.counted = shops;
  }

  /** The site with its variation, claiming no more partners than the wall has. Throws before it is loaded. */
  get site(): Site {
    const site = varied(this.own, this.variation);
    const numberOfShops = claimedPartners(site.numberOfShops, this.counted);
    return numberOfShops === site.numberOfShops ? site : { ...site, numberOfShops };
  }

  /** The site without a variation. Throws before it is loaded: screens are drawn only afterwards. */
  get own(): Site {
    if (this.startup.kind !== 'ready') throw new Error('no site');
    return this.startup.site;
  }

  /** True during planned maintenance. High maintenance is `startup.kind === 'failed'`. */
  get inMaintenance(): boolean {
    return this.startup.kind === 'ready' && inMaintenance(this.startup.site.maintenance, this.now);
  }

  private async recover(): Promise<void> {
    const next = await this.fetched();
    // The user may have clicked retry meanwhile.
    if (next.kind === 'ready' && this.startup.kind === 'failed') this.become(next);
  }

  private async fetched(): Promise<Startup> {
    const { locale } = this.#language;
    const [speechless, site] = await Promise.all([this.#language.start(), this.#load.execute(this.entry)]);
    if (speechless)
      return { kind: 'failed', problem: speechless, built: site.ok ? site.value : site.fault.built };
    if (!site.ok) return { kind: 'failed', ...site.fault };
    await this.#language.support(site.value.languages);
    const again = locale !== this.#language.locale && (await this.#load.execute(this.entry));
    await this.#onLoaded();
    return { kind: 'ready', site: again && again.ok ? again.value : site.value };
  }

  private become(startup: Startup): void {
    this.startup = startup;
    this.now = this.#now();
  }
}
