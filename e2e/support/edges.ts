import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** Left and right of a box, in whole pixels. */
interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Where the page begins and ends: the row that the header's logo and links stand in. */
function pageEdges(page: Page): Promise<Edges> {
  return edgesOf(page.getByRole('banner').locator('> div'));
}

/** The edges of something; of a sheet those of its border, whatever it leaves free inside. */
function edgesOf(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** The edges of the sheet that something lies on; its own where it lies on none. */
function sheetEdges(thing: Locator): Promise<Edges> {
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

/** Looks at screen after screen whether all of it begins where the header begins. */
export class EdgeLook {
  readonly #page: Page;
  readonly #say: Say;
  /** Where the sheets under the steps end, at each width. */
  readonly ends = new Set<string>();

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
  }

  async begins(named: string, ...things: readonly Edges[]): Promise<void> {
    const { left } = await pageEdges(this.#page);
    const heading = await edgesOf(this.#page.getByRole('heading', { level: 1 }));
    const lefts = [heading, ...things].map((edges) => edges.left);
    expect(lefts, named).toEqual(lefts.map(() => left));
  }

  /** Also the sheet of the form. */
  async formBegins(named: string): Promise<void> {
    await this.begins(named, await sheetEdges(this.#form));
  }

  /** Also that the steps are as wide as the sheet under them. */
  async beginsWithSteps(named: string): Promise<void> {
    const sheet = await sheetEdges(this.#form);
    const steps = await edgesOf(this.#page.getByRole('list', { name: this.#say('progress.label') }));
    expect(steps, named).toEqual(sheet);
    this.ends.add(`${this.#page.viewportSize()?.width}: ${sheet.right}`);
    await this.begins(named, sheet);
  }

  /** Also that the summary, beside the form at a api, ends where the page ends. */
  async beginsAndEnds(named: string): Promise<void> {
    await this.beginsWithSteps(named);
    const summary = this.#page.getByRole('region', { name: this.#say('check.summary'), exact: true });
    expect((await edgesOf(summary)).right, named).toBe((await pageEdges(this.#page)).right);
  }

  /** Also the first of the sheets: on a wide screen the receipt stands beside the rest, before it in the document. */
  async sheetsBegin(named: string, sheets: Locator): Promise<void> {
    const all = await Promise.all((await sheets.all()).map(sheetEdges));
    await this.begins(named, ...all.toSorted((one, other) => one.left - other.left).slice(0, 1));
  }

  get #form(): Locator {
    return this.#page.locator('main form').first();
  }
}
