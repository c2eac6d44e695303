import { resolveSite } from '#domain/site/resolveSite.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteRegistration } from '#sites/index.ts';

/** The registry grows with every brand, so no brand's page loads it at its start. */
export async function registry(): Promise<readonly [SiteRegistration, ...SiteRegistration[]]> {
  return (await import('#sites/index.ts')).SITES;
}

/**
 * The site that the build wrote into the page (`scripts/earlyHtml.ts`). The neutral page has none; there the host name
 * chooses from the registry.
 */
export async function pageSite(root: HTMLElement | null): Promise<SiteRegistration> {
  const written = root?.dataset['site'];
  if (written === undefined) return resolveSite(window.location.host, await registry());
  const site = JSON.parse(written) as Site;
  return { ...site, load: () => Promise.resolve(site) };
}
