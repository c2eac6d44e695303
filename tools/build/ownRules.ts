import { COMMON_COMPOSITION, type Look } from '#domain/site/look.ts';
import { keptRules } from './keptRules.ts';

/** The root's and the frame's attributes that tell the looks of brands apart. */
const LOOK = /\[data-(brand|face|shape|composition)=([\w-]+)\]/g;

/** The rules with the files of the faces, and those of the device's fonts until then. */
const FILES = /@font-face\{font-family:face-([\w-]+);[^{}]*\}/g;
const STAND_INS = /@font-face\{font-family:like-([\w-]+);[^{}]*\}/g;

/** Lightning CSS adds them to each `color-scheme`, for `light-dark()`, which we do not use. */
const SCHEME_MARKS = /--lightningcss-(light|dark):[^;{}]*;?/g;

interface OwnRules {
  readonly styles: string;
  /** The `@font-face` rule; null if the brand has no face. */
  readonly face: string | null;
}

/**
 * The style sheet without the rules of other brands, shapes and compositions, and the rule of the brand's face apart.
 * The compositions that a layout falls back to stay, because the operator may set another layout. Throws if the style
 * sheet is not written as expected.
 */
export function ownRules(
  styles: string,
  { id, shape, composition }: Look & { readonly id: string },
): OwnRules {
  const own: Readonly<Record<string, readonly string[]>> = {
    brand: [id],
    face: [id],
    shape: [shape],
    composition: [composition, ...Object.values(COMMON_COMPOSITION)],
  };
  const face = [...styles.matchAll(FILES)].find(([, brand]) => brand === id)?.[0] ?? null;
  const ownFonts = styles
    .replace(FILES, '')
    .replace(SCHEME_MARKS, '')
    .replace(STAND_INS, (rule, brand: string) => (brand === id ? rule : ''));
  const kept = keptRules(ownFonts, (selector) =>
    [...selector.matchAll(LOOK)].every(([, kind = '', name = '']) => own[kind]?.includes(name)),
  );
  for (const name of [`[data-brand=${id}]`, `[data-shape=${shape}]`, `[data-composition=${composition}]`]) {
    if (!kept.includes(name)) throw new Error(`The style sheet has no rule for ${name}`);
  }
  if (kept.includes(`[data-face=${id}]`) !== (face !== null)) {
    throw new Error(`The style sheet has half of the face of ${id}: its file or its use`);
  }
  return { styles: kept, face };
}
