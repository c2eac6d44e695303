import type { Layout } from '#domain/site/site.ts';
import type { Theme } from './deriveTheme.ts';

/** Sets the layout and the brand's colours on `root`, through the CSSOM, which the content security policy allows. */
export function applyTheme(root: HTMLElement, layout: Layout, theme: Theme): void {
  root.dataset['layout'] = layout;
  for (const [property, value] of Object.entries(theme)) root.style.setProperty(property, value);
}
