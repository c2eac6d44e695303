import type { PictureArea } from '#domain/site/pictureArea.ts';
import { mix } from '#ui/theme/colour.ts';
import { darkEnough } from './colourRules.ts';
import { strokesOf } from './strokeLetters.ts';

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

export function drawnFavicon({ brand, brandingColor }: Look): string {
  const { paths } = strokesOf(brand.slice(0, 1));
  const ground = `<rect width="40" height="40" rx="9" fill="${darkEnough(brandingColor)}"/>`;
  const letter = `<g transform="translate(13 9.5) scale(3.5)" ${LINE} stroke="#fff" stroke-width="1.1">${paths}</g>`;
  return svg('0 0 40 40', ground + letter);
}

export function drawnLogo({ brand, brandingColor }: Look): string {
  const { paths, width } = strokesOf(brand);
  const all = Math.ceil(50 + width * 2.4);
  const mark =
    `<rect x="2" y="12" width="34" height="24" rx="4" fill="${brandingColor}"/>` +
    `<path d="M19 12V36M19 12C14 12 9 10 10 6S17 5 19 12C21 5 27 2 28 6S24 12 19 12" ${LINE} stroke="${darkEnough(brandingColor)}" stroke-width="2.4"/>`;
  const name = `<g transform="translate(46 14) scale(2.4)" ${LINE} stroke="${darkEnough(brandingColor)}" stroke-width="1">${paths}</g>`;
  return svg(`0 0 ${all} 40`, mark + name, ` width="${all}" height="40"`);
}

/** A gift on a card, right of the middle. */
export function drawnKeyVisual({ brandingColor }: Look): string {
  const tint = (share: number) => mix(brandingColor, '#ffffff', share);
  const dark = darkEnough(brandingColor);
  return svg(
    '0 0 1200 800',
    `<rect width="1200" height="800" fill="${tint(0.1)}"/>` +
      `<circle cx="800" cy="420" r="420" fill="${tint(0.2)}"/>` +
      `<rect y="640" width="1200" height="160" fill="${tint(0.3)}"/>` +
      `<g transform="rotate(-6 800 430)"><rect x="580" y="300" width="440" height="270" rx="28" fill="${dark}"/>` +
      `<path d="M720 300V570M580 400H1020" stroke="${tint(0.35)}" stroke-width="30" fill="none"/>` +
      `<path d="M720 400C640 400 610 350 640 320S710 330 720 400C730 330 770 290 800 320S800 400 720 400" ${LINE} stroke="${tint(0.35)}" stroke-width="22"/></g>`,
    ' preserveAspectRatio="xMidYMid slice"',
  );
}

/** Where the gift is. */
export const DRAWN_FOCUS: PictureArea = { left: 0.46, top: 0.32, right: 0.88, bottom: 0.76 };
