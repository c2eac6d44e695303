import type { Emblem } from './emblems.ts';
import type { Palette } from './palettes.ts';

/** The drawing area of every logo; 3:2. */
export const CANVAS = { width: 600, height: 400 } as const;

const SANS = "'Helvetica Neue',Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** Average widths of a serif face, in thousandths of the size, enough to fit a line. */
const NARROW = new Set("fijlrtI' .-");
const WIDE = new Set('mwMW&');

export function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">${content}</svg>\n`;
}

/** An emblem in a box of `size` at a place. */
export function emblemAt(
  emblem: Emblem,
  palette: Palette,
  box: { x: number; y: number; size: number },
): string {
  const { fill, line, accent, thread } = emblem;
  const stroke = (d: string, colour: string) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`;
  const parts = [
    fill === undefined ? '' : `<path d="${fill}" fill="${palette.main}"/>`,
    line === undefined ? '' : stroke(line, palette.main),
    accent === undefined ? '' : `<path d="${accent}" fill="${palette.accent}"/>`,
    thread === undefined ? '' : stroke(thread, palette.accent),
  ];
  const scale = Number((box.size / 64).toFixed(2));
  return `<g transform="translate(${Math.round(box.x)} ${Math.round(box.y)})scale(${scale})">${parts.join('')}</g>`;
}

interface SetText {
  readonly centre: number;
  readonly baseline: number;
  readonly size: number;
  readonly colour: string;
  readonly italic?: boolean;
  readonly bold?: boolean;
}

/** A serif line in the reader's own font, held to its width so that it fits everywhere. */
export function serifText(text: string, { centre, baseline, size, colour, italic, bold }: SetText): string {
  const style = `${italic ? ' font-style="italic"' : ''}${bold ? ' font-weight="700"' : ''}`;
  const width = Math.round(serifWidth(text) * size * (bold ? 1.06 : 1));
  return (
    `<text x="${Math.round(centre)}" y="${Math.round(baseline)}" font-family="${SERIF}" font-size="${Math.round(size)}"${style}` +
    ` fill="${colour}" text-anchor="middle" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`
  );
}

/** A small line of spaced capitals, for the second half of a name. */
export function smallCaps(
  text: string,
  { centre, baseline, size, colour, width }: SetText & { readonly width: number },
): string {
  return (
    `<text x="${Math.round(centre)}" y="${Math.round(baseline)}" font-family="${SANS}" font-size="${Math.round(size)}" font-weight="600"` +
    ` fill="${colour}" text-anchor="middle" textLength="${Math.round(width)}">${escaped(text.toUpperCase())}</text>`
  );
}

/** The width of a line in multiples of its size. */
export function serifWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (NARROW.has(character)) return 0.31;
  if (WIDE.has(character)) return 0.85;
  return character === character.toUpperCase() ? 0.7 : 0.5;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
