import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SiteAnswer, mergeSite } from '#domain/site/mergeSite.ts';
import type { Site, SiteDetails, SiteEntry } from '#domain/site/site.ts';
import type { Log } from '../ports/log.ts';

/** The backend's configuration of a site, with which operators change it without a new release. */
export interface SiteConfigApi {
  /**
   * Returns the fields that the operator has set; those that cannot be used are left out. Only the kinds of any call
   * (see `Problem`) come back.
   */
  load(configKey: string): Promise<Result<SiteAnswer, Problem>>;
}

/** The files of the sites, of which each visitor loads one only. */
export interface SiteFiles {
  /** Refuses with `offline` if the file cannot be loaded. Rejects if the registry has no such site, which is a bug. */
  load(entry: SiteEntry): Promise<Result<SiteDetails, Problem>>;
}

/**
 * Puts a whole site together (product 15.1): loads its file and the operator's configuration at the
 * same time, and lays the second over the first.
 */
export class LoadSite {
  readonly #files: SiteFiles;
  readonly #api: SiteConfigApi;
  readonly #log: Log;

  constructor(files: SiteFiles, api: SiteConfigApi, log: Log) {
    this.#files = files;
    this.#api = api;
    this.#log = log;
  }

  /** Any problem means high maintenance: nothing can be shown (product 15.3). It is logged here. */
  async execute(entry: SiteEntry): Promise<Result<Site, Problem>> {
    const [details, answer] = await Promise.all([this.#files.load(entry), this.#api.load(entry.configKey)]);
    if (!details.ok) return this.#failed(entry, details);
    if (!answer.ok) return this.#failed(entry, answer);
    return done(
      mergeSite({ ...entry, ...details.value }, answer.value, (field) =>
        this.#log.warn({ event: 'site-config-odd-field', site: entry.configKey, field }),
      ),
    );
  }

  #failed<F extends { readonly ok: false; readonly fault: Problem }>(entry: SiteEntry, failure: F): F {
    this.#log.warn({ event: 'site-config-failed', site: entry.id, cause: failure.fault.kind });
    return failure;
  }
}
