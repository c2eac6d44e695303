import type { Layout } from '#domain/site/site.ts';
import type { Theme } from './deriveTheme.ts';

/** Gives the page its layout profile and its brand; over the CSSOM, which the content policy allows. */
export function applyTheme(root: HTMLElement, layout: Layout, theme: Theme): void {
  root.dataset['layout'] = layout;
  for (const [property, value] of Object.entries(theme)) root.style.setProperty(property, value);
}
