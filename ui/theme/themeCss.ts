import type { SiteEntry } from '#domain/site/site.ts';
import { deriveTheme, type Theme } from './deriveTheme.ts';
import { SURFACES } from './surfaces.ts';

/** What of a site decides about its colours. */
export type Brand = Pick<SiteEntry, 'brandingColor' | 'actionColor' | 'layout'>;

/**
 * Writes a brand's colours as CSS for the element with `data-brand="name"`, for both schemes. Sites without dark
 * colours say so with `data-dark="off"`.
 */
export function themeCss(name: string, { brandingColor, actionColor, layout }: Brand): string {
  const light = deriveTheme(brandingColor, SURFACES.light[layout], actionColor);
  const dark = deriveTheme(brandingColor, SURFACES.dark[layout], actionColor);
  const root = `[data-brand='${name}']`;
  return `${rule(root, light)}@media screen and (prefers-color-scheme:dark){${rule(`${root}:not([data-dark='off'])`, without(dark, light))}}`;
}

function rule(selector: string, theme: Theme): string {
  const lines = Object.entries(theme).map(([property, value]) => `${property}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

/** What another theme does not say already. */
function without(theme: Theme, other: Theme): Theme {
  const same: Readonly<Record<string, string>> = other;
  return Object.fromEntries(Object.entries(theme).filter(([property, value]) => same[property] !== value));
}
