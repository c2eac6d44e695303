import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { LoadSite } from '#application/site/loadSite.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { claimedPartners } from '#domain/site/claimedPartners.ts';
import { inMaintenance } from '#domain/site/maintenance.ts';
import type { Site, SiteEntry } from '#domain/site/site.ts';
import { type Variation, varied } from '#domain/site/variation.ts';
import { LatestRequest } from './LatestRequest.ts';
import type { LanguageStore } from './LanguageStore.ts';

/** How far the start of the app has come. */
export type Startup =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly site: Site }
  /** High maintenance; the page shows this problem, since information about the error is required (product 15.3). */
  | { readonly kind: 'failed'; readonly problem: Problem };

/** How often maintenance is looked at, in milliseconds. */
const RECHECK_MS = 60_000;

/** The site that the visitor reached: loading, ready or failed, and its variation. */
export class SiteStore {
  /** What is known of the site before it is loaded. */
  readonly entry: SiteEntry;
  startup: Startup = { kind: 'loading' };
  /**
   * The variation of this visit, which changes texts, picture, colour or voucher category (product 3.4); null
   * without one.
   */
  variation: Variation | null = null;
  /** How many shops the wall on the page has; null while that is not known. */
  counted: number | null = null;
  /** The time of the last look, in milliseconds since 1970 by the backend's clock; what is drawn depends on it. */
  now: number;
  readonly #load: LoadSite;
  readonly #language: LanguageStore;
  readonly #clock: Clock;
  readonly #onLoaded: () => Promise<unknown>;
  readonly #latest = new LatestRequest();

  /** `onLoaded` is called when everything has been loaded, and waited for before the first screen is drawn. */
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

  /**
   * Loads the site and the texts of its language side by side. The state becomes `ready`, or `failed` with the problem;
   * can be repeated after a failure. If the operator's languages ask for another one, the site is loaded again in it.
   */
  async load(): Promise<void> {
    this.become({ kind: 'loading' });
    await this.retry();
  }

  /** As `load`, but what is on the page stays until the outcome is there. */
  async retry(): Promise<void> {
    const next = await this.fetched();
    // A look at the clock may have brought the site meanwhile.
    if (this.startup.kind !== 'ready') this.become(next);
  }

  /**
   * Starts looking once a minute whether a maintenance window has begun or ended, and during one, or without a site,
   * whether the backend knows more; asks for the operator's words whenever the language changes. Returns a function that
   * stops all of it.
   */
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

  /** Loads the site in the language in use. If that fails, or another language is chosen meanwhile, nothing changes. */
  async follow(): Promise<void> {
    if (this.startup.kind !== 'ready') return;
    const isAwaited = this.#latest.begin();
    const site = await this.#load.execute(this.entry);
    if (site.ok && isAwaited()) this.become({ kind: 'ready', site: site.value });
  }

  /**
   * Looks at the clock again; `now`, and with it maintenance, follow. While the page pauses, the site is loaded again:
   * what is on the page stays until there is something else to show.
   */
  look(): void {
    this.now = this.#clock.now();
    if (this.inMaintenance) void this.follow();
    else if (this.startup.kind === 'failed') void this.recover();
  }

  /** Shows the site as this variation; null takes the variation off. */
  wear(variation: Variation | null): void {
    this.variation = variation;
  }

  /** To be told how many shops the wall on the page has while nothing narrows it. */
  count(shops: number): void {
    this.counted = shops;
  }

  /**
   * The loaded site as its variation shows it, with no more partners than the wall has. Throws before it is loaded, like
   * `own`.
   */
  get site(): Site {
    const site = varied(this.own, this.variation);
    const numberOfShops = claimedPartners(site.numberOfShops, this.counted);
    return numberOfShops === site.numberOfShops ? site : { ...site, numberOfShops };
  }

  /**
   * The loaded site without a variation. Throws before it is loaded: screens are drawn only afterwards, so asking
   * earlier is a bug.
   */
  get own(): Site {
    if (this.startup.kind !== 'ready') throw new Error('the site is not loaded yet');
    return this.startup.site;
  }

  /** True during a planned maintenance window. High maintenance is `startup.kind === 'failed'` instead. */
  get inMaintenance(): boolean {
    return this.startup.kind === 'ready' && inMaintenance(this.startup.site.maintenance, this.now);
  }

  private async recover(): Promise<void> {
    const next = await this.fetched();
    // Somebody may have pressed the button meanwhile.
    if (next.kind === 'ready' && this.startup.kind === 'failed') this.become(next);
  }

  private async fetched(): Promise<Startup> {
    const { locale } = this.#language;
    const [speechless, site] = await Promise.all([this.#language.start(), this.#load.execute(this.entry)]);
    if (speechless) return { kind: 'failed', problem: speechless };
    if (!site.ok) return { kind: 'failed', problem: site.fault };
    await this.#language.support(site.value.languages);
    const again = locale !== this.#language.locale && (await this.#load.execute(this.entry));
    await this.#onLoaded();
    return { kind: 'ready', site: again && again.ok ? again.value : site.value };
  }

  private become(startup: Startup): void {
    this.startup = startup;
    this.now = this.#clock.now();
  }
}
