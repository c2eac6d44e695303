import type { SiteEntry } from './site.ts';

/**
 * Returns the site that a host name belongs to: by one of its domains or as `<id>.localhost`, else the first of
 * `entries` (product 2.1). Letter case, a port and a trailing dot of `host` do not matter.
 */
export function resolveSite<Entry extends Pick<SiteEntry, 'id' | 'domains'>>(
  host: string,
  entries: readonly [Entry, ...Entry[]],
): Entry {
  return findSite(host, entries) ?? entries[0];
}

/** As `resolveSite`, but `undefined` for a host that is none of ours. */
export function findSite<Entry extends Pick<SiteEntry, 'id' | 'domains'>>(
  host: string,
  entries: readonly Entry[],
): Entry | undefined {
  const name = host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return entries.find((entry) => entry.domains.includes(name) || name === `${entry.id}.localhost`);
}
