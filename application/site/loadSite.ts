import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SiteAnswer, mergeSite } from '#domain/site/mergeSite.ts';
import type { Site, SiteDetails, SiteEntry } from '#domain/site/site.ts';
import type { Log } from '../ports/log.ts';

/** The operator's configuration of a site, which changes without a release. */
export interface SiteConfigApi {
  /** Returns the operator's fields without unusable ones. */
  load(configKey: string): Promise<Result<SiteAnswer, Problem>>;
}

/** What the build knows of the page's site. */
export interface SiteFile {
  /** Refuses with `offline` if the chunk cannot be loaded. */
  load(): Promise<Result<SiteDetails, Problem>>;
}

/** `built` is the site as released, if its file came: the page can still say how to reach customer service. */
export interface SiteFault {
  readonly problem: Problem;
  readonly built: Site | null;
}

/** Loads a site's file and the operator's configuration in parallel; the configuration wins (product 15.1). */
export class LoadSite {
  readonly #file: SiteFile;
  readonly #api: SiteConfigApi;
  readonly #log: Log;

  constructor(file: SiteFile, api: SiteConfigApi, log: Log) {
    this.#file = file;
    this.#api = api;
    this.#log = log;
  }

  /** A problem means that the app can show nothing (high maintenance, product 15.3). It is logged here. */
  async execute(entry: SiteEntry): Promise<Result<Site, SiteFault>> {
    const [details, answer] = await Promise.all([this.#file.load(), this.#api.load(entry.configKey)]);
    if (!details.ok) return this.#failed(entry, details.fault, null);
    const built = { ...entry, ...details.value };
    if (!answer.ok) return this.#failed(entry, answer.fault, built);
    return done(
      mergeSite(built, answer.value, (field) =>
        this.#log.warn({ event: 'site-config-odd-field', site: entry.configKey, field }),
      ),
    );
  }

  #failed(entry: SiteEntry, problem: Problem, built: Site | null) {
    this.#log.warn({ event: 'site-config-failed', site: entry.id, cause: problem.kind });
    return refused({ problem, built });
  }
}
