import { code128, drawingSVG, ean13 } from 'bwip-js/generic';

/** White margin that scanners need beside the bars, in modules. */
const QUIET_ZONE = 11;

const HOW = { height: 14, paddingwidth: QUIET_ZONE, paddingheight: 3, backgroundcolor: 'FFFFFF' };

/** Returns a barcode as SVG, black on white with its quiet zone. Throws if the symbology cannot encode the text. */
export function linearCode(text: string, symbology: 'code128' | 'ean13'): string {
  const draw = symbology === 'ean13' ? ean13 : code128;
  return draw({ ...HOW, bcid: symbology, text }, drawingSVG());
}
