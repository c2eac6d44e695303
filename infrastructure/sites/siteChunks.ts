import type { SiteFiles } from '#application/site/loadSite.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SiteDetails, SiteEntry } from '#domain/site/site.ts';

export interface LoadableSite {
  readonly id: string;
  readonly load: () => Promise<SiteDetails>;
}

/** The files of the sites, each its own chunk. Refuses with `offline` if a chunk cannot be loaded. */
export class SiteChunks implements SiteFiles {
  readonly #sites: readonly LoadableSite[];

  constructor(sites: readonly LoadableSite[]) {
    this.#sites = sites;
  }

  async load({ id }: SiteEntry): Promise<Result<SiteDetails, Problem>> {
    const site = this.#sites.find((candidate) => candidate.id === id);
    if (site === undefined) throw new Error(`The registry has no site "${id}"`);
    try {
      return done(await site.load());
    } catch {
      return refused({ kind: 'offline' });
    }
  }
}
