import type { SiteEntry } from './site.ts';

/** Falls back to the first entry. Ignores case, port and a trailing dot; accepts `<id>.localhost` (product 2.1). */
export function resolveSite<Entry extends Pick<SiteEntry, 'id' | 'domains'>>(
  host: string,
  entries: readonly [Entry, ...Entry[]],
): Entry {
  return findSite(host, entries) ?? entries[0];
}

export function findSite<Entry extends Pick<SiteEntry, 'id' | 'domains'>>(
  host: string,
  entries: readonly Entry[],
): Entry | undefined {
  const name = host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return entries.find((entry) => entry.domains.includes(name) || name === `${entry.id}.localhost`);
}
