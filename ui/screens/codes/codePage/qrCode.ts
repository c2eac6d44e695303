import { renderSVG } from 'uqr';

/** Returns a QR code as SVG, black on white with a quiet zone of four modules. */
export function qrCode(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4 });
}
