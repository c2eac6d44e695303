import { code128, drawingSVG, ean13 } from 'bwip-js/generic';

/** Modules of white beside the bars that readers need. */
const QUIET_ZONE = 11;

const HOW = { height: 14, paddingwidth: QUIET_ZONE, paddingheight: 3, backgroundcolor: 'FFFFFF' };

/** The bars of a code as an SVG drawing, black on white with its quiet zone. Throws where it cannot be drawn. */
export function linearCode(text: string, symbology: 'code128' | 'ean13'): string {
  const draw = symbology === 'ean13' ? ean13 : code128;
  return draw({ ...HOW, bcid: symbology, text }, drawingSVG());
}
