import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin, RsbuildPlugins } from '@rsbuild/core';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { type SiteRegistration, SITES } from '#sites/index.ts';
import type { RenderedEntry } from '#src/early/pages.tsx';
import type { PageKind } from '#src/early/plan.ts';
import { type Bundle, firstLoad } from './bundle.ts';
import { chunksOf } from './chunkNames.ts';
import { type EarlyBuild, buildEarly } from './earlyBuild.ts';
import { earlyHtml, neutralHtml } from './earlyHtml.ts';
import { firstScreen } from './firstScreen.ts';
import { landingOf, landingTexts, stylesOf } from './landings.ts';
import { PAGE_KINDS, pageFile } from './pageFile.ts';
import { wholeSite } from './place.ts';
import { thisRelease } from './release.ts';
import { statsFile } from './statsFile.ts';

/** Writes the pages of each site with their prerendered screens, after the rest of the build (ADR 6). */
export function earlyPages(folder: string, compilers: RsbuildPlugins): RsbuildPlugin {
  return {
    name: 'voucher:early-pages',
    apply: 'build',
    setup(api) {
      api.onAfterBuild(async () => {
        const { output = {} } = api.getRsbuildConfig('original');
        const { entries, ...early } = await buildEarly(folder, output, compilers);
        const dist = api.context.distPath;
        const neutral = readFileSync(join(dist, 'index.html'), 'utf8');
        const [, css = ''] = /<link href="\/([^"]+\.css)"/.exec(neutral) ?? [];
        const styles = readFileSync(join(dist, css), 'utf8');
        const bundle = JSON.parse(readFileSync(statsFile(folder), 'utf8')) as Bundle;
        writeFileSync(join(dist, 'index.html'), neutralHtml(neutral, chunksOf(bundle)));
        mkdirSync(dirname(join(dist, pageFile(''))), { recursive: true });
        for (const site of SITES) {
          const built = { ...early, dist, neutral, styles, bundle, entries: entries[site.id] ?? [] };
          for (const kind of PAGE_KINDS)
            writeFileSync(join(dist, pageFile(site.id, kind)), await pageOf(site, kind, built));
        }
      });
    },
  };
}

interface Built {
  readonly dist: string;
  readonly neutral: string;
  readonly styles: string;
  readonly scripts: EarlyBuild['scripts'];
  readonly commonPlan: EarlyBuild['commonPlan'];
  readonly bundle: Bundle;
  readonly entries: readonly RenderedEntry[];
}

async function pageOf(registered: SiteRegistration, kind: PageKind, built: Built): Promise<string> {
  const { dist, bundle, commonPlan, entries, neutral, styles, scripts } = built;
  const [usual, ...others] = entries.map((entry) => ({ ...entry, markup: entry.markup[kind] }));
  if (usual === undefined) throw new Error(`${registered.id} has no rendered entry`);
  const site = await wholeSite(registered);
  const localeOf = ({ locale, lang, title }: Pick<RenderedEntry, 'locale' | 'lang' | 'title'>) => ({
    locale,
    lang,
    title,
    scripts: firstLoad(bundle, firstScreen(site, locale))
      .filter(({ isInitial }) => !isInitial)
      .flatMap(({ files }) => files.map((file) => `/${file}`)),
    landing: landing === null ? [] : landingTexts(kind, bundle, { locale, country: site.country }),
  });
  const landing = landingOf(kind, bundle, site);
  return earlyHtml({
    neutral,
    styles,
    landingStyles: stylesOf(landing, (file) => readFileSync(join(dist, file), 'utf8'), usual.markup),
    scripts: scripts[landing === null ? 'entry' : kind],
    site: { ...site, origin: `https://${site.domains[0]}`, preview: previewOf(site) },
    siteData: site,
    chunks: chunksOf(bundle),
    entries: [usual, ...others],
    release: thisRelease().release,
    plan: {
      locales: [localeOf(usual), ...others.map(localeOf)],
      country: site.country,
      configPath: `/api/redeem-site-config/${site.configKey}`,
      loggedSite: site.operatorLog !== false && hasFeature(site, 'operationLog') ? site.id : null,
      landing,
      ...commonPlan,
    },
  });
}

/** A brand's own preview if it has one: most preview services render no SVG. */
function previewOf({ id, keyVisualImage, logo }: Awaited<ReturnType<typeof wholeSite>>): string {
  const own = `/brands/${id}/preview.jpg`;
  return existsSync(`public${own}`) ? own : (keyVisualImage ?? logo ?? '');
}
