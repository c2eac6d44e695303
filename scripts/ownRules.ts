import { COMMON_COMPOSITION, type Look } from '#domain/site/look.ts';
import { keptRules } from './keptRules.ts';

/** The root's and the frame's attributes that tell the looks of brands apart. */
const LOOK = /\[data-(brand|shape|composition)=([\w-]+)\]/g;

/**
 * Drops the rules of other brands, shapes and compositions. The compositions that a layout falls back to stay, because
 * the operator may set another layout. Throws if the style sheet is not written as expected.
 */
export function ownRules(styles: string, { id, shape, composition }: Look & { readonly id: string }): string {
  const own: Readonly<Record<string, readonly string[]>> = {
    brand: [id],
    shape: [shape],
    composition: [composition, ...Object.values(COMMON_COMPOSITION)],
  };
  const kept = keptRules(styles, (selector) =>
    [...selector.matchAll(LOOK)].every(([, kind = '', name = '']) => own[kind]?.includes(name)),
  );
  for (const name of [`[data-brand=${id}]`, `[data-shape=${shape}]`, `[data-composition=${composition}]`]) {
    if (!kept.includes(name)) throw new Error(`The style sheet has no rule for ${name}`);
  }
  return kept;
}
