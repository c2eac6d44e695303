import type { Site } from '#domain/site/site.ts';
import type { EarlyPlan } from '#src/early/plan.ts';
import type { RenderedEntry } from '#src/early/pages.tsx';
import { ownRules } from './ownRules.ts';

type Screen = Omit<RenderedEntry, 'markup'> & { readonly markup: string };

export interface EarlyPageInput {
  /** The neutral page, as the bundler wrote it. */
  readonly neutral: string;
  /** Its style sheet, for all brands. */
  readonly styles: string;
  /** Additional styles of the page's screen. */
  readonly landingStyles: string;
  /** Inline scripts in the head and after the markup. The first one receives the plan. */
  readonly scripts: { readonly head: readonly [string, ...string[]]; readonly end: readonly string[] };
  readonly site: Pick<
    Site,
    'id' | 'brand' | 'brandingColor' | 'layout' | 'composition' | 'shape' | 'dark'
  > & {
    readonly name: string;
    readonly faviconPath: string;
    /** The site's origin, for absolute URLs. */
    readonly origin: string;
    /** Path of the link preview's picture. */
    readonly preview: string;
  };
  /** For the app, which loads no registry on such a page. */
  readonly siteData: Site;
  /** The names of the chunks (`chunkNames.ts`). */
  readonly chunks: string;
  /** Screen and head texts in each of the site's languages; the page shows the first one. */
  readonly entries: readonly [Screen, ...Screen[]];
  readonly plan: EarlyPlan;
  /** Says which release an open page is of. */
  readonly release: string;
}

const ROOT = '<div id="root"></div>';

/** Until the page's script has replaced what must not be visible, and until the tabs of a wall are loaded. */
const HIDDEN = '[data-early=hidden] #early,[data-wall=waits] #early [data-filtered]{visibility:hidden}';

/** The first shops may be less than the app draws: the footer stays out of view, so that it does not move. */
const TALL_WALL = '#early main:has([data-part=tiles]){min-block-size:100vh}';

/**
 * The neutral page with the brand's head, inline styles, and its screen in every language of the site (ADR 6). Removes
 * `style` attributes, because the CSP forbids them.
 */
export function earlyHtml({
  neutral,
  styles,
  landingStyles,
  scripts,
  site,
  siteData,
  chunks,
  entries,
  plan,
  release,
}: EarlyPageInput): string {
  const [usual, ...others] = entries;
  const dark = site.dark ?? 'auto';
  const own = attributesToStyles(
    [
      `<div id="early">${usual.markup}</div>`,
      ...others.map(({ locale, markup }) => `<template data-part="${locale}">${markup}</template>`),
    ].join('\n    '),
  );
  const { styles: common, face } = ownRules(styles, site);
  const inline = withoutFiles(`${common}${landingStyles}${own.styles}${HIDDEN}${TALL_WALL}`);
  const page = replaced(neutral, [
    [
      '<html lang="de">',
      `<html lang="${usual.lang}" data-layout="${site.layout}" data-shape="${site.shape}" data-dark="${dark}" data-brand="${site.id}">`,
    ],
    [/<title>.*<\/title>/, `<title>${escaped(usual.title)}</title>${headOf(usual, site, release)}`],
    [/<link rel="icon"[^>]*>/, `<link rel="icon" href="${site.faviconPath}" data-site />`],
    [
      /<link href="[^"]+\.css" rel="stylesheet">/,
      `<style>${inline}</style><script data-plan='${escapedSingle(JSON.stringify(plan))}'>${scripts.head.join('</script><script>')}</script>`,
    ],
    [
      ROOT,
      `${own.markup}\n    <div id="root" data-chunks="${chunks}" data-site='${escapedSingle(JSON.stringify(siteData))}'${face === null ? '' : ` data-face='${escapedSingle(face)}'`}></div>${scripts.end.map((script) => `<script>${script}</script>`).join('')}`,
    ],
  ]);
  const frames =
    dark === 'off'
      ? /(<meta name="theme-color" content=")[^"]*/g
      : /(<meta name="theme-color" content=")[^"]*(?=" media="\(prefers-color-scheme: light)/g;
  return page.replace(frames, `$1${site.brandingColor}`);
}

/** The neutral page with the names of its chunks. */
export function neutralHtml(neutral: string, chunks: string): string {
  return replaced(neutral, [[ROOT, `<div id="root" data-chunks="${chunks}"></div>`]]);
}

function headOf({ title, description }: Screen, site: EarlyPageInput['site'], release: string): string {
  const metas = [
    ['name', 'application-name', site.name],
    ['name', 'description', description],
    ['name', 'release', release],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', site.brand],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', `${site.origin}/`],
    ['property', 'og:image', `${site.origin}${site.preview}`],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const;
  return metas
    .map(([kind, name, content]) => `\n    <meta ${kind}="${name}" content="${escaped(content)}" />`)
    .join('');
}

/**
 * Throws if the styles name a file: for a file of inline styles, Chromium sends the page's address, which may hold a
 * token, despite the referrer policy (ADR 3).
 */
function withoutFiles(styles: string): string {
  const [file] = /url\([^)]*\)/.exec(styles) ?? [];
  if (file !== undefined) throw new Error(`The inline styles name ${file}; adopt that rule in a script`);
  return styles;
}

/** Moves `style` attributes into rules. */
function attributesToStyles(markup: string): { markup: string; styles: string } {
  const rules = new Map<string, string>();
  const without = markup.replace(/ style="([^"]*)"/g, (_, rule: string) => {
    const name = rules.get(rule) ?? `e${rules.size + 1}`;
    rules.set(rule, name);
    return ` data-style="${name}"`;
  });
  const styles = [...rules].map(([rule, name]) => `[data-style=${name}]{${rule}}`).join('');
  return { markup: without, styles };
}

/** Throws if a place is missing, so that no page is written without that part. */
function replaced(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((page, [place, part]) => {
    const next = page.replace(place, () => part);
    if (next === page) throw new Error(`The neutral page has no ${place}`);
    return next;
  }, text);
}

/** For an attribute in single quotes, where JSON stays readable. No part of it looks like the end of a tag. */
function escapedSingle(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
