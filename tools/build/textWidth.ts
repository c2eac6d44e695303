import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'opentype.js/dist/opentype.mjs';

const SOFT_HYPHEN = '\u00ad';

/** How wide a font file draws a text on one line, in em. The file is WOFF: the reader does not know WOFF 2. */
export function widthsOf(file: string): (text: string) => number {
  const font = parse(new Uint8Array(readFileSync(fileURLToPath(file))).buffer);
  return (text) => {
    const glyphs = Array.from(text.replaceAll(SOFT_HYPHEN, ''), (letter) => font.charToGlyph(letter));
    // Not the reader's own `getAdvanceWidth`, which throws at substitutions that it does not know.
    const units = glyphs.reduce((sum, glyph, at) => {
      const before = glyphs[at - 1];
      return sum + glyph.advanceWidth + (before ? font.getKerningValue(before, glyph) : 0);
    }, 0);
    return units / font.unitsPerEm;
  };
}
