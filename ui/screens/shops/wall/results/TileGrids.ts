/** Number of tiles rendered before their size is known: one row on a phone. */
export const TO_MEASURE = 2;

/**
 * The wall's grids, at most two, and their measurements. Must be read after the last change was painted, because
 * measuring then forces no layout.
 */
export class TileGrids {
  #first: HTMLElement | null = null;
  #last: HTMLElement | null = null;

  /** Ref of the grid with the tiles that fit the balance. */
  readonly first = (grid: HTMLElement | null): void => {
    this.#first = grid;
  };

  /** Ref of the grid with the more expensive tiles. */
  readonly last = (grid: HTMLElement | null): void => {
    this.#last = grid;
  };

  get lastTile(): Element | null {
    return (this.#last ?? this.#first)?.lastElementChild ?? null;
  }

  /** Returns how many tiles the viewport shows at the current scroll position. */
  seen(): number {
    return Math.max(TO_MEASURE, this.downTo(window.innerHeight));
  }

  /**
   * Returns how many tiles fill the page down to `depth`, in CSS pixels from the top of the viewport; measured on the
   * first grid.
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
