import type { SiteEntry } from '#domain/site/site.ts';
import { deriveTheme, type Theme } from './deriveTheme.ts';
import { SURFACES } from './surfaces.ts';

export type BrandTheme = Pick<SiteEntry, 'brandingColor' | 'actionColor' | 'layout'>;

/** CSS for `data-brand="name"`, in both schemes. Sites without dark colours set `data-dark="off"`. */
export function themeCss(name: string, { brandingColor, actionColor, layout }: BrandTheme): string {
  const light = deriveTheme(brandingColor, SURFACES.light[layout], actionColor);
  const dark = deriveTheme(brandingColor, SURFACES.dark[layout], actionColor);
  const root = `[data-brand='${name}']`;
  return `${rule(root, light)}@media screen and (prefers-color-scheme:dark){${rule(`${root}:not([data-dark='off'])`, without(dark, light))}}`;
}

function rule(selector: string, theme: Theme): string {
  const lines = Object.entries(theme).map(([property, value]) => `${property}:${value}`);
  return `${selector}{${lines.join(';')}}`;
}

function without(theme: Theme, other: Theme): Theme {
  const same: Readonly<Record<string, string>> = other;
  return Object.fromEntries(Object.entries(theme).filter(([property, value]) => same[property] !== value));
}
