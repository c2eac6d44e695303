/// <reference types="@rsbuild/core/types" />
import type { Theme } from '#ui/theme/deriveTheme.ts';

declare global {
  /** The themes of our brands by layout and colour, written in by the build (scripts/brandThemes.ts). */
  const BRAND_THEMES: Readonly<Record<string, Theme | undefined>>;
}
