import type { SymbolFit, SymbolModules } from '#domain/redemption/symbolFit.ts';

interface SymbolDrawing {
  /** Black on white, as a `data:` address. */
  readonly src: string;
  /** In whole CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface Screen {
  /** Device pixels in a CSS pixel. */
  readonly ratio: number;
  /** Length of the bars of a linear code, in CSS pixels. */
  readonly bars: number;
}

/**
 * In device pixels. Where the picture lies half a pixel beside the grid, browsers round some edges up and others down;
 * moved by a little, all edges are rounded alike. Layouts are in 64ths of a pixel, so the move makes no new half.
 */
const NUDGE = 1 / 128;

/**
 * Draws the modules in device pixels. White fills the picture up to the next whole CSS pixel, because browsers scale
 * pictures of other sizes.
 */
export function symbolDrawing(
  modules: SymbolModules,
  { pixels, turned }: SymbolFit,
  { ratio, bars }: Screen,
): SymbolDrawing {
  const rowHeight = modules.length === 1 ? Math.ceil(bars * ratio) : pixels;
  const along = (modules[0]?.length ?? 0) * pixels;
  const across = modules.length * rowHeight;
  // Only linear codes are turned, and their one row is the same mirrored.
  const [width = 0, height = 0] = (turned ? [across, along] : [along, across]).map((length) =>
    Math.ceil(length / ratio),
  );
  const path = blackRuns(modules).map(({ row, from, length }) => {
    const [x, y] = [from * pixels, row * rowHeight];
    return turned ? box(y, x, rowHeight, length * pixels) : box(x, y, length * pixels, rowHeight);
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * ratio} ${height * ratio}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="${box(0, 0, width * ratio, height * ratio)}"/><path transform="translate(${NUDGE} ${NUDGE})" d="${path.join('')}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

/** Black modules beside each other in one row, drawn as one so that no seam shows between them. */
export function blackRuns(modules: SymbolModules) {
  return modules.flatMap((line, row) =>
    line.flatMap((isBlack, from) => {
      if (!isBlack || line[from - 1] === true) return [];
      const end = line.indexOf(false, from);
      return [{ row, from, length: (end === -1 ? line.length : end) - from }];
    }),
  );
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
