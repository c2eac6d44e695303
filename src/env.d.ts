/// <reference types="@rsbuild/core/types" />

/** The packed themes of our brands by layout and colour, written in by the build (scripts/brandThemes.ts). */
declare const BRAND_THEMES: Readonly<Record<string, string | undefined>>;
