/// <reference types="@rsbuild/core/types" />

/** The packed themes of our brands, by layout and colour; the build writes them in (`scripts/brandThemes.ts`). */
declare const BRAND_THEMES: Readonly<Record<string, string | undefined>>;
