import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A box of a page, in points from its lower left corner. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Numbers after each segment of a path in an operator list of pdf.js: move, line, cubic, quadratic, close. */
const SEGMENT_NUMBERS = [2, 2, 6, 4, 0];

/**
 * The black symbol of a page at 200 dpi, as a scanner of paper would see it: black (true) and white pixels by row, from
 * the first black one to the last. Reads the page's operators with a reader that is not ours.
 */
export async function rasterisedSymbol(page: PdfPage): Promise<boolean[][]> {
  const boxes = await blackBoxes(page);
  const around = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
  const pixel = 72 / 200;
  // The grid of the paper's pixels, not of the symbol.
  const first = (length: number) => Math.ceil(length / pixel - 0.5);
  const range = (from: number, to: number) =>
    Array.from({ length: first(to) - first(from) }, (_, at) => (first(from) + at + 0.5) * pixel);
  return range(around.bottom, around.top)
    .toReversed()
    .map((y) => {
      const crossed = boxes.filter(({ bottom, top }) => bottom <= y && y < top);
      return range(around.left, around.right).map((x) =>
        crossed.some(({ left, right }) => left <= x && x < right),
      );
    });
}

/** Width of the symbol in millimetres. */
export async function symbolWidth(page: PdfPage): Promise<number> {
  const boxes = await blackBoxes(page);
  const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return (width * 25.4) / 72;
}

/** What the page itself fills with pure black; drawings that it places are left out. */
export async function blackBoxes(page: PdfPage): Promise<Box[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  let placed = 0;
  let colour: unknown;
  for (const [at, operator] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as unknown[];
    if (operator === OPS.paintFormXObjectBegin) placed += 1;
    if (operator === OPS.paintFormXObjectEnd) placed -= 1;
    if (operator === OPS.setFillRGBColor) [colour] = args;
    if (operator === OPS.constructPath && placed === 0 && colour === '#000000' && args[0] === OPS.fill)
      boxes.push(...boxesOf((args[1] as [ArrayLike<number>])[0]));
  }
  return boxes;
}

function boxesOf(path: ArrayLike<number>): Box[] {
  const outlines: [number, number][][] = [];
  for (let at = 0; at < path.length; ) {
    const segment = path[at] ?? 0;
    const count = SEGMENT_NUMBERS[segment] ?? 0;
    if (segment === 0) outlines.push([]);
    if (count > 0) outlines.at(-1)?.push([path[at + count - 1] ?? 0, path[at + count] ?? 0]);
    at += 1 + count;
  }
  return outlines.map((points) => ({
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    bottom: Math.min(...points.map(([, y]) => y)),
    top: Math.max(...points.map(([, y]) => y)),
  }));
}
