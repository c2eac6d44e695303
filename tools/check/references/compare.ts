import { changesBetween, toldChange } from './boxes.ts';
import { areasBetween } from './cells.ts';
import type { Column } from './store.ts';

/** Empty if the column looks the same. Without `pixels`, colours are not compared. */
export function differencesBetween(before: Column, after: Column, pixels: boolean): readonly string[] {
  const moved = changesBetween(before.boxes ?? [], after.boxes ?? []).map(toldChange);
  const areas = pixels ? areasBetween(before.cells, after.cells) : [];
  const coloured = areas.map(
    (area) =>
      `the colours of ${area.x},${area.y} ${area.width}×${area.height} changed, most from ${area.before} to ${area.after}`,
  );
  return [...moved, ...coloured];
}

/** What is told of one column of one screen. */
export interface Finding {
  readonly screen: string;
  readonly column: string;
  readonly differences: readonly string[];
}

/**
 * Compares the columns of a screen.
 * @param isPartial only some columns were captured: the others are not missed
 */
export function findingsOf(
  screen: string,
  before: readonly Column[],
  after: readonly Column[],
  { pixels, isPartial }: { readonly pixels: boolean; readonly isPartial: boolean },
): readonly Finding[] {
  const known = new Map(before.map((column) => [column.name, column]));
  const captured = new Set(after.map(({ name }) => name));
  const found = after.map((column) => {
    const stored = known.get(column.name);
    const differences =
      stored === undefined ? ['has no reference yet'] : differencesBetween(stored, column, pixels);
    return { screen, column: column.name, differences };
  });
  const missed = isPartial
    ? []
    : before
        .filter(({ name }) => !captured.has(name))
        .map(({ name }) => ({ screen, column: name, differences: ['was not captured'] }));
  return [...found, ...missed].filter(({ differences }) => differences.length > 0);
}
