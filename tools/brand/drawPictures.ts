import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'opentype.js/dist/opentype.mjs';
import type { PictureArea } from '#domain/site/pictureArea.ts';
import { mix } from '#ui/theme/colour.ts';
import { darkEnough } from './colourRules.ts';

/*
 * Drawings that stand in for a brand's own until it has some: name, initial, and a gift in the brand's colour. They keep
 * the rules of sites/README.md.
 */

interface Look {
  readonly brand: string;
  readonly brandingColor: string;
}

const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

const svg = (viewBox: string, body: string, further = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${further}>${body}</svg>\n`;

interface Outlines {
  readonly width: number;
  /** Only for positive coordinates: opentype.js joins a number that it rounds to −0 to the one before. */
  pathAt(left: number, baseline: number): string;
}

/** The outlines of a text, so that a picture needs no font. Characters that the face lacks are left out. */
function outlinesOf(text: string, size: number): Outlines {
  const file = import.meta.resolve('@fontsource/manrope/files/manrope-latin-700-normal.woff');
  const face = parse(new Uint8Array(readFileSync(fileURLToPath(file))).buffer);
  const known = Array.from(text.normalize('NFC'))
    .filter((letter) => face.hasChar(letter))
    .join('');
  return {
    width: face.getAdvanceWidth(known, size),
    pathAt: (left, baseline) => face.getPath(known, left, baseline, size).toPathData(1),
  };
}

export function drawnFavicon({ brand, brandingColor }: Look): string {
  const initial = outlinesOf(brand.slice(0, 1), 28);
  const ground = `<rect width="40" height="40" rx="9" fill="${darkEnough(brandingColor)}"/>`;
  const letter = `<path d="${initial.pathAt((40 - initial.width) / 2, 30)}" fill="#fff"/>`;
  return svg('0 0 40 40', ground + letter);
}

export function drawnLogo({ brand, brandingColor }: Look): string {
  const name = outlinesOf(brand, 20);
  const all = Math.ceil(48 + name.width);
  const dark = darkEnough(brandingColor);
  return svg(
    `0 0 ${all} 40`,
    `<rect x="2" y="12" width="34" height="24" rx="4" fill="${brandingColor}"/>` +
      `<path d="M19 12V36M19 12C14 12 9 10 10 6S17 5 19 12C21 5 27 2 28 6S24 12 19 12" ${LINE} stroke="${dark}" stroke-width="2.4"/>` +
      `<path d="${name.pathAt(46, 31)}" fill="${dark}"/>`,
    ` width="${all}" height="40"`,
  );
}

/** The gesture of the gift (sites/README.md): it rocks once. */
const ROCKS = `<animateTransform attributeName="transform" type="rotate" values="${['0', '4', '-3', '0'].map((degrees) => `${degrees} 800 570`).join(';')}" dur=".6s" begin="indefinite"/>`;

/** A gift on a card, right of the middle. */
export function drawnKeyVisual({ brandingColor }: Look): string {
  const tint = (share: number) => mix(brandingColor, '#ffffff', share);
  const dark = darkEnough(brandingColor);
  return svg(
    '0 0 1200 800',
    `<rect width="1200" height="800" fill="${tint(0.1)}"/>` +
      `<circle cx="800" cy="420" r="420" fill="${tint(0.2)}"/>` +
      `<rect y="640" width="1200" height="160" fill="${tint(0.3)}"/>` +
      `<g>${ROCKS}<g transform="rotate(-6 800 430)"><rect x="580" y="300" width="440" height="270" rx="28" fill="${dark}"/>` +
      `<path d="M720 300V570M580 400H1020" stroke="${tint(0.35)}" stroke-width="30" fill="none"/>` +
      `<path d="M720 400C640 400 610 350 640 320S710 330 720 400C730 330 770 290 800 320S800 400 720 400" ${LINE} stroke="${tint(0.35)}" stroke-width="22"/></g></g>`,
    ' preserveAspectRatio="xMidYMid slice"',
  );
}

/** Where the gift is. */
export const DRAWN_FOCUS: PictureArea = { left: 0.46, top: 0.32, right: 0.88, bottom: 0.76 };
