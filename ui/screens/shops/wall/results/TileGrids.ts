/** How many tiles are drawn while nothing is known of their size: one row of a phone. */
export const TO_MEASURE = 2;

/**
 * The grids in which a wall's tiles lie, at most two, and what can be measured of them. To be asked when the page has been
 * painted since its last change: then measuring is cheap.
 */
export class TileGrids {
  #first: HTMLElement | null = null;
  #last: HTMLElement | null = null;

  /** To be set as ref of the grid with the tiles that fit the balance. */
  readonly first = (grid: HTMLElement | null): void => {
    this.#first = grid;
  };

  /** To be set as ref of the grid with the dearer ones. */
  readonly last = (grid: HTMLElement | null): void => {
    this.#last = grid;
  };

  /** The last tile; null while there is none. */
  get lastTile(): Element | null {
    return (this.#last ?? this.#first)?.lastElementChild ?? null;
  }

  /** Returns how many tiles are seen where the page stands. */
  seen(): number {
    return Math.max(TO_MEASURE, this.downTo(window.innerHeight));
  }

  /**
   * Returns how many tiles it takes to fill the page down to a depth, in CSS pixels from the upper edge of the screen;
   * judged by the first grid.
   */
  downTo(depth: number): number {
    const grid = this.#first ?? this.#last;
    if (!grid) return 0;
    const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
    const columns = gridTemplateColumns.split(' ').length;
    const { top, height } = grid.getBoundingClientRect();
    const row = (height + (Number.parseFloat(rowGap) || 0)) / Math.ceil(grid.childElementCount / columns);
    return columns * Math.max(0, Math.ceil((depth - top) / row));
  }
}
