import { pick } from '#sandbox/core/random.ts';
import {
  BOLD,
  CENTRE,
  CRISP,
  LIGHT,
  MIDDLE,
  NARROW,
  PLAIN,
  WHITE,
  caption,
  centred,
  drawnAt,
  fitted,
  upper,
} from './arrange.ts';
import type { Sketch } from './arrange.ts';
import { line } from './lettering.ts';
import { emblemAt, serifText, serifWidth } from './svg.ts';

/** The emblem over the name. */
export function emblemAbove({ name, texts, palette, emblem, random }: Sketch): string {
  const [first = name, second] = texts;
  const picture = emblemAt(emblem, palette, { x: CENTRE - 78, y: 36, size: 156 });
  const word = line(upper(first), pick(random, [PLAIN, CRISP, LIGHT, NARROW]), { width: 480, height: 64 });
  if (second === undefined) return picture + centred(word, palette.main, 312);
  return picture + centred(word, palette.main, 296) + caption(second, palette, 356);
}

/** The emblem to the left of the name. */
export function emblemBeside({ texts, palette, emblem, random }: Sketch): string {
  const size = 146;
  const gap = 34;
  const lines = fitted(texts, pick(random, [PLAIN, BOLD, CRISP, NARROW, LIGHT]), 540 - size - gap, 100);
  const left = CENTRE - (size + gap + Math.max(...lines.map(({ width }) => width))) / 2;
  const picture = emblemAt(emblem, palette, { x: left, y: MIDDLE - size / 2, size });
  return picture + drawnAt(left + size + gap, lines, palette.main);
}

/** Initials on a plate over the name. */
export function monogram({ name, texts, palette, random }: Sketch): string {
  const { main, accent } = palette;
  const plate = pick(random, [
    `<circle cx="300" cy="146" r="108" fill="${main}"/>`,
    `<rect x="196" y="42" width="208" height="208" rx="54" fill="${main}"/>`,
    `<path d="M300 28L404 88V208L300 268L196 208V88z" fill="${main}"/>`,
    `<path d="M202 40H398V158Q398 238 300 266Q202 238 202 158z" fill="${main}"/>`,
    `<circle cx="350" cy="146" r="100" fill="${accent}"/><circle cx="262" cy="146" r="100" fill="${main}"/>`,
  ]);
  const word = line(initials(name), pick(random, [CRISP, LIGHT, BOLD]), { width: 116, height: 88 });
  const centre = plate.includes('cx="262"') ? 262 : CENTRE;
  const letters = word.draw(centre - word.width / 2, 146 + word.height / 2, WHITE);
  const captions = name.length <= 18 ? [name] : texts;
  return plate + letters + captions.map((text, row) => caption(text, palette, 332 + row * 44)).join('');
}

/** The emblem in two rings with a ribbon across. */
export function seal({ name, palette, emblem }: Sketch): string {
  const ring = (radius: number, colour: string, width: number) =>
    `<circle cx="300" cy="168" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const picture = emblemAt(emblem, palette, { x: 236, y: 74, size: 128 });
  const ribbon = `<path d="M40 230H560L532 272L560 314H40L68 272z" fill="${palette.main}"/>`;
  const word = line(upper(name), NARROW, { width: 430, height: 48 });
  const rings = ring(146, palette.main, 10) + ring(128, palette.accent, 4);
  return rings + picture + ribbon + centred(word, WHITE, 272 + word.height / 2);
}

/** A slanted serif name with a small emblem above or a stroke of the pen below. */
export function italicSerif({ texts, palette, emblem, random }: Sketch): string {
  const colour = palette.main;
  const size = Math.min(126, ...texts.map((text) => 500 / serifWidth(text)));
  const step = size * 1.05;
  const withEmblem = random() < 0.5 && texts.length === 1;
  const first = MIDDLE + size * 0.35 - ((texts.length - 1) * step) / 2 + (withEmblem ? 60 : -8);
  const lines = texts.map((text, row) =>
    serifText(text, { centre: CENTRE, baseline: first + row * step, size, colour, italic: true }),
  );
  if (withEmblem) {
    return (
      lines.join('') + emblemAt(emblem, palette, { x: CENTRE - 56, y: first - size * 0.9 - 100, size: 112 })
    );
  }
  const y = Math.round(first + (texts.length - 1) * step + size * 0.4);
  const stroke = `stroke="${palette.accent}" stroke-width="7" stroke-linecap="round"`;
  return `${lines.join('')}<path d="M190 ${y}q110-34 220 0" fill="none" ${stroke}/>`;
}

/** Of the words that begin with a capital, at most two. */
function initials(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}
