import type { Random } from '#sandbox/core/random.ts';
import type { Emblem } from './emblems.ts';
import { line } from './lettering.ts';
import type { Hand, Line } from './lettering.ts';
import type { Palette } from './palettes.ts';
import { CANVAS, smallCaps } from './svg.ts';

/** What a logo is made from. */
export interface Sketch {
  readonly name: string;
  /** The name in the one or two lines it is read in. */
  readonly texts: readonly string[];
  readonly palette: Palette;
  readonly emblem: Emblem;
  readonly random: Random;
}

/** One way to arrange a name, an emblem and two colours; answers the content of the drawing. */
export type Layout = (sketch: Sketch) => string;

export const CENTRE = CANVAS.width / 2;
export const MIDDLE = CANVAS.height / 2;
export const WHITE = '#fff';

export const THIN: Hand = { weight: 1.7, stretch: 1.1, tracking: 11, round: false };
export const LIGHT: Hand = { weight: 2.2, stretch: 1, tracking: 7, round: true };
export const PLAIN: Hand = { weight: 3.2, stretch: 1, tracking: 6, round: true };
export const CRISP: Hand = { weight: 3.6, stretch: 0.95, tracking: 6.6, round: false };
export const BOLD: Hand = { weight: 4.8, stretch: 0.95, tracking: 7.2, round: true };
export const NARROW: Hand = { weight: 4, stretch: 0.66, tracking: 6, round: false };
export const WIDE: Hand = { weight: 3.8, stretch: 1.3, tracking: 8, round: false };
export const FAST: Hand = { weight: 4.4, stretch: 0.85, tracking: 6.6, round: false, slant: 12 };

export function upper(text: string): string {
  return text.toUpperCase();
}

/** Lines of one size: the widest decides. */
export function fitted(texts: readonly string[], hand: Hand, width: number, height: number): Line[] {
  const most = texts.length > 1 ? height * 0.8 : height;
  const smallest = Math.min(...texts.map((text) => line(text, hand, { width, height: most }).height));
  return texts.map((text) => line(text, hand, { width, height: smallest }));
}

/** Where lines stand so that together they are centred on `middle`. */
export function baselinesOf(lines: readonly Line[], middle: number): number[] {
  const height = lines[0]?.height ?? 0;
  const step = height * 1.6;
  const first = middle + height / 2 - ((lines.length - 1) * step) / 2;
  return lines.map((_, index) => first + index * step);
}

export function drawn(lines: readonly Line[], colour: string, middle: number): string {
  const baselines = baselinesOf(lines, middle);
  return lines.map((each, index) => centred(each, colour, baselines[index] ?? 0)).join('');
}

export function drawnAt(left: number, lines: readonly Line[], colour: string): string {
  const baselines = baselinesOf(lines, MIDDLE);
  return lines.map((each, index) => each.draw(left, baselines[index] ?? 0, colour)).join('');
}

export function centred(word: Line, colour: string, baseline: number): string {
  return word.draw(CENTRE - word.width / 2, baseline, colour);
}

/** A small line of spaced capitals under the mark. */
export function caption(text: string, palette: Palette, baseline: number): string {
  const width = Math.min(500, text.length * 31);
  const size = Math.min(38, (width / text.length) * 1.25);
  return smallCaps(text, { centre: CENTRE, baseline, size, colour: palette.main, width });
}
