import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/locale.ts';
import { localPath } from '#domain/link/localPath.ts';
import { ownPage } from '#domain/link/ownPage.ts';
import { gesturing } from '#domain/site/gesture.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { Site } from '#domain/site/site.ts';
import type { SiteText } from '#domain/site/siteText.ts';
import { svgFaults } from '#tools/brand/svgRules.ts';
import { FICTIONAL_PHONE } from '#tools/brand/fiction.ts';
import { SITES } from '#sites/index.ts';
import { sitesWith } from '#tests/data/productTables.ts';

const ROOT = new URL('../../', import.meta.url);

const sites: readonly Site[] = await Promise.all(
  SITES.map(async ({ load, ...entry }) => ({ ...entry, ...(await load()) })),
);
/** All but the operators' own brands, whose addresses lead somewhere. */
const invented = sites.filter(({ id }) => !sitesWith('not invented').includes(id));
const named = sites.map((site): [string, Site] => [site.id, site]);

function linksOf(site: Site): string[] {
  return [
    site.website,
    site.support.url,
    `mailto:${site.support.email}`,
    ...(site.support.phone === null ? [] : [`tel:${site.support.phone}`]),
    ...(site.b2bLinks ? [site.b2bLinks.b2bWebsite, site.b2bLinks.b2bContactForm] : []),
    // Without a link to redeeming in its header, a site's logo leads to its own entry.
    ...(site.navbarLinks.start === '/' ? [] : [site.navbarLinks.start]),
    ...site.navbarLinks.buy.map((buy) => buy.link),
    ...site.footerLinks.map((link) => link.href),
    ...site.externalRatingButtons.map((link) => link.href),
  ];
}

function filesOf(site: Site): string[] {
  const files = [
    site.logo,
    site.faviconPath,
    site.keyVisualImage,
    site.keyVisualDeskImage,
    ...Object.entries(site.darkPictures).flat(),
    site.instructionsImage,
    site.externalCssFile,
  ];
  return files.filter((file) => file !== null);
}

async function drawingsOf(site: Site) {
  const drawings = filesOf(site).filter((file) => file.endsWith('.svg'));
  return Promise.all(
    drawings.map(async (file) => ({
      name: basename(file, '.svg'),
      svg: await readFile(new URL(`public${file}`, ROOT), 'utf8'),
    })),
  );
}

function textsOf(site: Site): SiteText[] {
  const optional = [site.apiBanner, site.valueHint].filter((text) => text !== null);
  return [
    site.customMeta.title,
    site.customMeta.description,
    site.headline,
    site.heading,
    site.text,
    site.thankYouText,
    site.copyright,
    ...optional,
    ...site.navbarLinks.buy.map((buy) => buy.label),
    ...site.footerLinks.map((link) => link.title),
    ...site.externalRatingButtons.map((link) => link.title),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A language's texts: what the first screen says, and what is said after it. */
async function textsIn(language: string): Promise<(key: string) => unknown> {
  const files = await Promise.all(
    [`locales/${language}.json`, `locales/shared/${language}.json`].map(
      async (file): Promise<unknown> => JSON.parse(await readFile(new URL(file, ROOT), 'utf8')),
    ),
  );
  const textIn = (file: unknown, key: string) =>
    key.split('.').reduce<unknown>((node, step) => (isRecord(node) ? node[step] : undefined), file);
  return (key) => files.map((file) => textIn(file, key)).find((text) => text !== undefined);
}

describe.each(named)('the addresses of %s', (_id, site) => {
  it('are safe links', () => {
    for (const link of linksOf(site)) expect(safeHref(link) ?? ownPage(link), link).toBe(link);
  });

  it('are files of this project', async () => {
    for (const file of filesOf(site)) {
      expect(localPath(file), file).toBe(file);
      await expect(stat(new URL(`public${file}`, ROOT)), file).resolves.toBeDefined();
    }
  });

  it('are drawings that keep the rules', async () => {
    for (const { name, svg } of await drawingsOf(site)) expect(svgFaults(name, svg), name).toEqual([]);
  });

  it('are key visuals that make one gesture of at most 600 ms', async () => {
    const drawings = await drawingsOf(site);
    for (const { name, svg } of drawings.filter((drawing) => drawing.name.startsWith('keyVisual'))) {
      expect(gesturing(svg), name).not.toBeNull();
      const movements = svg.match(/<animate\w*[^>]*>/g) ?? [];
      for (const movement of movements) expect(movement, name).toContain(' dur=".6s"');
    }
  });
});

describe.each(LANGUAGES)('the texts of the sites in %s', (language) => {
  it('exist for every key that a site uses', async () => {
    const text = await textsIn(language);
    const keys = new Set(sites.flatMap(textsOf).flatMap((entry) => ('key' in entry ? [entry.key] : [])));
    expect([...keys].filter((key) => typeof text(key) !== 'string' || text(key) === '')).toEqual([]);
  });

  it('contain no eszett on the Swiss site', async () => {
    const text = await textsIn(language);
    const swiss = sites.filter((site) => site.country === 'CH').flatMap(textsOf);
    for (const entry of swiss)
      expect('key' in entry ? text(entry.key) : JSON.stringify(entry)).not.toContain('ß');
  });
});

it('uses invented hosts and support numbers for an invented site', () => {
  expect(invented.length).toBeGreaterThanOrEqual(15);
  for (const site of invented) {
    for (const link of linksOf(site).filter((each) => each.startsWith('https:'))) {
      expect(new URL(link).hostname, site.id).toMatch(/\.example$/);
    }
    expect(site.support.email, site.id).toMatch(/\.example$/);
    expect(site.support.phone, site.id).toMatch(FICTIONAL_PHONE);
  }
});

it('lists the hours of each support number', () => {
  for (const { id, support } of sites) {
    expect(support.hours, id).not.toEqual([]);
    for (const { days, opens, closes } of support.hours) {
      expect(days[0], id).toBeLessThanOrEqual(days[1]);
      expect(opens < closes, id).toBe(true);
    }
  }
});
