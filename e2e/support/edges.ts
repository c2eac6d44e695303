import type { Locator, Page } from '@playwright/test';

/** Left and right of a box, in whole pixels. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Where the page begins and ends: the row that the header's logo and links stand in. */
export function pageEdges(page: Page): Promise<Edges> {
  return edgesOf(page.getByRole('banner').locator('> div'));
}

/** The edges of something; of a sheet those of its border, whatever it leaves free inside. */
export function edgesOf(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** The edges of the sheet that something lies on; its own where it lies on none. */
export function sheetEdges(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const isDrawn = (one: Element): boolean => {
      const { borderLeftWidth, backgroundColor, boxShadow } = getComputedStyle(one);
      return borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
    };
    let sheet: Element = element;
    for (let one: Element | null = element; one !== null && one.id !== 'main'; one = one.parentElement) {
      if (isDrawn(one)) sheet = one;
    }
    const { left, right } = sheet.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}
