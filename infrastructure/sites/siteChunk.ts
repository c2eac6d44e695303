import type { SiteFile } from '#application/site/loadSite.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SiteDetails } from '#domain/site/site.ts';

/** The file of the page's site. Refuses with `offline` if its chunk cannot be loaded. */
export class SiteChunk implements SiteFile {
  readonly #load: () => Promise<SiteDetails>;

  constructor(load: () => Promise<SiteDetails>) {
    this.#load = load;
  }

  async load(): Promise<Result<SiteDetails, Problem>> {
    try {
      return done(await this.#load());
    } catch {
      return refused({ kind: 'offline' });
    }
  }
}
