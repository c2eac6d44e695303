import { encode, renderSVG } from 'uqr';
import type { SymbolModules } from '#domain/redemption/symbolFit.ts';

/** With a quiet zone of four modules. */
const HOW = { ecc: 'M', border: 4 } as const;

/** Returns a QR code as SVG, black on white. */
export function qrCode(text: string): string {
  return renderSVG(text, HOW);
}

/** Returns the modules of the same code. */
export function qrModules(text: string): SymbolModules {
  return encode(text, HOW).data;
}
