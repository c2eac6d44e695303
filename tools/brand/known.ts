import type { Site } from '#domain/site/site.ts';
import { SITES } from '#sites/index.ts';
import { readLocales } from '../build/localeFiles.ts';
import { wholeSite } from '../build/place.ts';

/** What a new brand is compared with. */
export interface Known {
  readonly sites: readonly Site[];
  /** The keys of texts that every language has. */
  readonly textKeys: ReadonlySet<string>;
}

export async function knownBrands(): Promise<Known> {
  const sites = await Promise.all(SITES.map(wholeSite));
  return { sites, textKeys: new Set(readLocales('locales').get('en')?.keys()) };
}
