import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

const SHEETS = textOf('ui/**/*.scss');
/** Declared by a stylesheet, or set by code as `'--name': value`. */
const DECLARED = new Set(
  [...SHEETS, ...textOf('ui/**/*.{ts,tsx}')].flatMap((text) =>
    [...text.matchAll(/(--[\w-]+)'?:\s/g)].map(([, name]) => name),
  ),
);

/** Custom properties that a stylesheet reads without a fallback. */
const unknownIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name).filter((name) => !DECLARED.has(name));

it('finds a custom property that is declared nowhere, unless it has a fallback', () => {
  expect(unknownIn('p { color: var(--inc); margin: var(--s-3); inline-size: var(--wide, 1rem) }')).toEqual([
    '--inc',
  ]);
});

it('finds none in our stylesheets', () => {
  expect(SHEETS.flatMap(unknownIn)).toEqual([]);
});
