import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type SiteAnswer, mergeSite } from '#domain/site/mergeSite.ts';
import type { Site, SiteDetails, SiteEntry } from '#domain/site/site.ts';
import type { Log } from '../ports/log.ts';

/** Where operators change a site without a new release. */
export interface SiteConfigDesk {
  load(configKey: string): Promise<Result<SiteAnswer, Problem>>;
}

/** The file of a site, fetched apart so that a visitor loads only their own. */
export interface SiteFiles {
  load(entry: SiteEntry): Promise<Result<SiteDetails, Problem>>;
}

/** Brings a whole site together (specification 4, "Startup"): its file and the config answer, side by side. */
export class LoadSite {
  readonly #files: SiteFiles;
  readonly #desk: SiteConfigDesk;
  readonly #log: Log;

  constructor(files: SiteFiles, desk: SiteConfigDesk, log: Log) {
    this.#files = files;
    this.#desk = desk;
    this.#log = log;
  }

  /** A fault means high maintenance; it has been logged (specification 8). */
  async execute(entry: SiteEntry): Promise<Result<Site, Problem>> {
    const [details, answer] = await Promise.all([this.#files.load(entry), this.#desk.load(entry.configKey)]);
    if (!details.ok) return this.#failed(entry, details);
    if (!answer.ok) return this.#failed(entry, answer);
    return done(mergeSite({ ...entry, ...details.value }, answer.value));
  }

  #failed<F extends { readonly ok: false; readonly fault: Problem }>(entry: SiteEntry, failure: F): F {
    this.#log.warn({ event: 'site-config-failed', site: entry.id, cause: failure.fault.kind });
    return failure;
  }
}
