/** What we use of two libraries without types. */
declare module 'woff2sfnt-sfnt2woff' {
  export function toSfnt(woff: Buffer): Buffer;
}
declare module 'opentype.js/dist/opentype.mjs' {
  interface Glyph {
    readonly advanceWidth: number;
  }
  export function parse(file: ArrayBuffer): {
    readonly unitsPerEm: number;
    hasChar(letter: string): boolean;
    charToGlyph(letter: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { toPathData(decimals: number): string };
  };
}
