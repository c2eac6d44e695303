import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from './words.ts';

/** In whole CSS pixels. */
interface Edges {
  readonly left: number;
  readonly right: number;
}

/** The page's edges: the row of the header's logo and links. */
function pageEdges(page: Page): Promise<Edges> {
  return edgesOf(page.getByRole('banner').locator('> div'));
}

/** The edges of an element's border box. */
function edgesOf(thing: Locator): Promise<Edges> {
  return thing.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });
}

/** The edges of the outermost sheet around an element, or its own. */
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

/** Checks on each screen that the content is aligned with the header. */
export class EdgeLook {
  readonly #page: Page;
  readonly #say: Say;
  /** Right edges of the sheets below the steps, per width. */
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

  /** Checks the form's sheet. */
  async formBegins(named: string): Promise<void> {
    await this.begins(named, await sheetEdges(this.#form));
  }

  /** Also checks that the steps are as wide as the sheet below them: the form's, or the ticket's that leads the check. */
  async beginsWithSteps(named: string): Promise<void> {
    const [sheet = await sheetEdges(this.#form)] = await this.#sheets();
    const steps = await edgesOf(this.#page.getByRole('list', { name: this.#say('progress.label') }));
    expect(steps, named).toEqual(sheet);
    this.ends.add(`${this.#page.viewportSize()?.width}: ${sheet.right}`);
    await this.begins(named, sheet);
  }

  /**
   * Also checks that the last sheet ends at the page's edge. On a wide screen form and summary are beside each other, on
   * a phone below each other, on some steps the summary as a button that opens it.
   */
  async beginsAndEnds(named: string): Promise<void> {
    await this.beginsWithSteps(named);
    const sheets = await this.#sheets();
    expect(sheets, named).toHaveLength(2);
    expect(sheets.at(-1)?.right, named).toBe((await pageEdges(this.#page)).right);
  }

  /** The form's sheet and the summary, if it is shown, from the left. */
  async #sheets(): Promise<readonly Edges[]> {
    const summary = this.#page
      .getByRole('region', { name: this.#say('check.summary'), exact: true })
      .or(this.#page.locator('main button[aria-expanded][aria-controls]'))
      .filter({ visible: true })
      .first();
    const shown = (await summary.count()) > 0 ? [await edgesOf(summary)] : [];
    const sheets = [await sheetEdges(this.#form), ...shown];
    return sheets.toSorted((one, other) => one.left - other.left);
  }

  /** Checks the leftmost sheet: on a wide screen the receipt is beside the others, but comes first in the document. */
  async sheetsBegin(named: string, sheets: Locator): Promise<void> {
    const all = await Promise.all((await sheets.all()).map(sheetEdges));
    await this.begins(named, ...all.toSorted((one, other) => one.left - other.left).slice(0, 1));
  }

  get #form(): Locator {
    return this.#page.locator('main form').first();
  }
}
