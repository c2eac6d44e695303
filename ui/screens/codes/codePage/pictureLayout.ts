import { codeGroups } from '#domain/redemption/codeGroups.ts';
import type { SymbolModules } from '#domain/redemption/symbolFit.ts';

/** What the picture says, formatted. */
export interface PictureWords {
  readonly brand: string;
  readonly shop: string;
  readonly amount: string;
  readonly codes: readonly PictureCode[];
}

interface PictureCode {
  /** "Code 1 of 3", or "Code". */
  readonly label: string;
  readonly code: string;
  readonly pin: string | null;
  readonly validity: string | null;
  /** With the quiet zone; null if the code is text only. */
  readonly modules: SymbolModules | null;
}

/** A part of the picture, in its pixels. A text stands on `y`. */
export type PicturePart =
  | {
      readonly kind: 'text';
      readonly y: number;
      /** Drawn apart, as the groups of a code. */
      readonly groups: readonly string[];
      readonly size: number;
      readonly face: 'body' | 'strong' | 'code';
    }
  | {
      readonly kind: 'symbol';
      readonly x: number;
      readonly y: number;
      readonly modules: SymbolModules;
      readonly module: number;
      /** Of one row of modules. */
      readonly height: number;
    }
  | { readonly kind: 'rule'; readonly y: number };

/** As wide as phones are in device pixels, so that a gallery shows it without scaling. */
export const PICTURE_WIDTH = 1080;
export const PICTURE_MARGIN = 72;
/** The room of the brand's logo, above the first part. */
export const PICTURE_LOGO = { y: 64, height: 84 } as const;

const ROOM = PICTURE_WIDTH - 2 * PICTURE_MARGIN;
const BARS_HEIGHT = 260;
const LARGEST_SQUARE = 520;

/** The parts from top to bottom, and the height of the picture. */
export function pictureLayout({ shop, amount, codes }: PictureWords): {
  readonly parts: readonly PicturePart[];
  readonly height: number;
} {
  const parts: PicturePart[] = [];
  let y = PICTURE_LOGO.y + PICTURE_LOGO.height + 56;
  rule();
  text(shop, 64, 'strong', 92);
  text(amount, 44, 'body', 64);
  for (const { label, code, pin, validity, modules } of codes) {
    y += 48;
    rule();
    text(label, 34, 'body', 68);
    write(codeGroups(code), 92, 'code', 104);
    if (modules !== null) symbol(modules);
    if (pin !== null) text(pin, 52, 'strong', 76);
    if (validity !== null) text(validity, 40, 'body', 64);
  }
  return { parts, height: y + 72 };

  function rule(): void {
    parts.push({ kind: 'rule', y });
  }

  function text(said: string, size: number, face: 'body' | 'strong', step: number): void {
    write([said], size, face, step);
  }

  function write(
    groups: readonly string[],
    size: number,
    face: 'body' | 'strong' | 'code',
    step: number,
  ): void {
    y += step;
    parts.push({ kind: 'text', y, groups, size, face });
  }

  /** In whole pixels a module, as scanners need. */
  function symbol(modules: SymbolModules): void {
    const columns = modules[0]?.length ?? 1;
    const isBars = modules.length === 1;
    const module = Math.max(1, Math.floor((isBars ? ROOM : LARGEST_SQUARE) / columns));
    const height = isBars ? BARS_HEIGHT : module;
    // The first black module stands below the letters; the quiet zone reaches into the margin.
    const x = PICTURE_MARGIN - quietOf(modules) * module;
    y += 36;
    parts.push({ kind: 'symbol', x, y, modules, module, height });
    y += modules.length * height + 8;
  }
}

/** White columns before the first black module. */
function quietOf(modules: SymbolModules): number {
  return Math.min(...modules.map((row) => row.indexOf(true)).filter((column) => column >= 0));
}
