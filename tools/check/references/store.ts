import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, boxOf, linesOf } from './boxes.ts';
import { decodedPng, encodedPng, type Picture } from './png.ts';

/** A screen on one site, at one width, in one scheme or variant. */
export interface Column {
  /** `at 390`, `at 1280 dark`, `at 390 longer`. */
  readonly name: string;
  /** null in the dark scheme, where they are the same as in the light one. */
  readonly boxes: readonly Box[] | null;
  readonly cells: Picture;
}

/** What the pixels depend on besides the page. */
export interface Maker {
  readonly browser: string;
  readonly faces: string;
}

const HEAD = /^== (.+), (\d+)×(\d+)$/;
const MAKER = 'made-with.json';

/** One text per screen, a paragraph for each column; its cells lie side by side in one picture, in the same order. */
function textOf(columns: readonly Column[]): string {
  const paragraphs = columns.map(({ name, boxes, cells }) =>
    [`== ${name}, ${cells.width}×${cells.height}`, ...linesOf(boxes ?? [])].join('\n'),
  );
  return `${paragraphs.join('\n\n')}\n`;
}

function columnsOf(text: string, sheet: Picture): readonly Column[] {
  let left = 0;
  return text
    .trimEnd()
    .split('\n\n')
    .map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n');
      const [, name = '', width = '', height = ''] = HEAD.exec(head) ?? [];
      if (name === '') throw new Error(`“${head}” begins no column.`);
      const cells = cutOut(sheet, left, Number(width), Number(height));
      left += cells.width;
      return { name, boxes: lines.length === 0 ? null : lines.map(boxOf), cells };
    });
}

/** The pictures beside each other, from the upper edge. */
function sideBySide(pictures: readonly Picture[]): Picture {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = Math.max(0, ...pictures.map((picture) => picture.height));
  const rgb = new Uint8Array(width * height * 3);
  let left = 0;
  for (const picture of pictures) {
    const stride = picture.width * 3;
    for (let y = 0; y < picture.height; y += 1)
      rgb.set(picture.rgb.subarray(y * stride, (y + 1) * stride), (y * width + left) * 3);
    left += picture.width;
  }
  return { width, height, rgb };
}

function cutOut(sheet: Picture, left: number, width: number, height: number): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = (y * sheet.width + left) * 3;
    rgb.set(sheet.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, rgb };
}

/** The names of all screens in a folder. */
export function screensIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length));
}

/** No columns if there is no such screen. */
export function readScreen(folder: string, screen: string): readonly Column[] {
  const file = join(folder, `${screen}.txt`);
  if (!existsSync(file)) return [];
  return columnsOf(readFileSync(file, 'utf8'), decodedPng(readFileSync(join(folder, `${screen}.png`))));
}

/** Without columns, removes the screen. */
export function writeScreen(folder: string, screen: string, columns: readonly Column[]): void {
  const [text, sheet] = ['txt', 'png'].map((end) => join(folder, `${screen}.${end}`)) as [string, string];
  if (columns.length === 0) {
    rmSync(text, { force: true });
    rmSync(sheet, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  const sorted = columns.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(text, textOf(sorted));
  writeFileSync(sheet, encodedPng(sideBySide(sorted.map(({ cells }) => cells))));
}

export function readMaker(folder: string): Maker | undefined {
  const file = join(folder, MAKER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Maker) : undefined;
}

export function writeMaker(folder: string, maker: Maker): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MAKER), `${JSON.stringify(maker, null, 2)}\n`);
}
