import type { Locator, Page } from '@playwright/test';
import type { Say } from './words.ts';

/** The page's title. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** The wall's title, matched as a whole: the entry page also shows shops, and its title may end in the same words. */
export function wallHeading(page: Page, say: Say): Locator {
  return page.getByRole('heading', { level: 1, name: say('wall.title'), exact: true });
}

/** Matches the whole name. */
export function button(within: Page | Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}
