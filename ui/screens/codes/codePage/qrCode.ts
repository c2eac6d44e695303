import { renderSVG } from 'uqr';

/** A code as an SVG drawing of a QR code, black on white with its quiet zone of four modules. */
export function qrCode(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4 });
}
