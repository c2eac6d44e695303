import type { JSX } from 'react';
import type { LayoutProfile } from './layoutProfile.ts';
import { FloatingGifts } from './visuals/FloatingGifts.tsx';
import { LaidTable } from './visuals/LaidTable.tsx';
import { ValuePaper } from './visuals/ValuePaper.tsx';

const VISUALS: Readonly<Record<LayoutProfile['hero'], () => JSX.Element>> = {
  split: ValuePaper,
  bleed: FloatingGifts,
  banner: LaidTable,
};

/** The drawn key visual of a hero; decoration in the brand's shades. */
export function HeroVisual({ kind }: { kind: LayoutProfile['hero'] }) {
  const Visual = VISUALS[kind];
  return <Visual />;
}
