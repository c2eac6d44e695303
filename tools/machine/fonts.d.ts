/** What we use of two libraries without types. */
declare module 'woff2sfnt-sfnt2woff' {
  export function toSfnt(woff: Buffer): Buffer;
}
declare module 'opentype.js/dist/opentype.mjs' {
  export function parse(file: ArrayBuffer): {
    hasChar(letter: string): boolean;
    getAdvanceWidth(text: string, size: number): number;
    getPath(text: string, x: number, y: number, size: number): { toPathData(decimals: number): string };
  };
}
