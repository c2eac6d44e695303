import type { SymbolModules } from '#domain/redemption/symbolFit.ts';
import type { Symbology } from '#domain/redemption/symbology.ts';

/** Each symbology is a chunk of its own, since few shops' tills scan. Throws if it cannot encode the text. */
export async function symbolModules(text: string, symbology: Symbology): Promise<SymbolModules> {
  if (symbology === 'qr') return (await import('./qrCode.ts')).qrModules(text);
  return (await import('./linearCode.ts')).linearModules(text, symbology);
}
