import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfBrand } from './addBrand.ts';
import type { NewBrand } from './checkAnswers.ts';
import { writeFiles } from './writeFiles.ts';

/** Adds the brand to the repository at `root`; `ids` are those of the sites so far. Returns the written files. */
export function writeBrand(root: string, brand: NewBrand, ids: readonly string[]): readonly string[] {
  const files = filesOfBrand(brand, ids, (path) => readFileSync(join(root, path), 'utf8'));
  writeFiles(root, files);
  return [...files.keys()];
}
