import { resolveSite } from '#domain/site/resolveSite.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteRegistration } from '#sites/index.ts';

type Registry = readonly [SiteRegistration, ...SiteRegistration[]];

const AGAIN_MS = 2_000;

/** The registry grows with every brand, so no brand's page loads it at its start. */
export async function registry(): Promise<Registry> {
  return (await import('#sites/index.ts')).SITES;
}

/**
 * The site that the build wrote into the page (`tools/build/earlyHtml.ts`). The neutral page has none; there the host name
 * chooses from the registry.
 */
export async function pageSite(root: HTMLElement | null, load = registry): Promise<SiteRegistration> {
  const written = root?.dataset['site'];
  if (written === undefined) return resolveSite(window.location.host, await loadedAtLast(load));
  const site = JSON.parse(written) as Site;
  return { ...site, load: () => Promise.resolve(site) };
}

/** Tries until it succeeds: without a site, the page has no text that could say what is wrong. */
async function loadedAtLast(load: () => Promise<Registry>): Promise<Registry> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
