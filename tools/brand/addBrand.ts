import { detailsOf } from './brandOf.ts';
import type { NewBrand } from './checkAnswers.ts';
import { formatted } from './formatted.ts';
import { withBrandRow, withProductRows, withVoucherRows } from './papers.ts';
import { siteFile, withEntry, withSandboxRow } from './sourceFiles.ts';

/** Reads a file of the repository, by its path there. */
export type ReadFile = (path: string) => string;

/**
 * Every file that the brand adds or changes, by its path. Nothing is written here: if one of them cannot be made, none
 * is. `ids` are those of the sites so far.
 */
export function filesOfBrand(
  { answers, pictures }: NewBrand,
  ids: readonly string[],
  read: ReadFile,
): ReadonlyMap<string, string> {
  const { id } = answers;
  const source = (path: string, text: string) => [path, formatted(path, text)] as const;
  return new Map([
    source(`sites/${id}.ts`, siteFile(answers, detailsOf(answers, pictures))),
    source('sites/index.ts', withEntry(read('sites/index.ts'), answers)),
    source('tools/sandbox/core/sites.ts', withSandboxRow(read('tools/sandbox/core/sites.ts'), answers)),
    ['README.md', withBrandRow(read('README.md'), answers)],
    ['docs/product.md', withProductRows(read('docs/product.md'), answers, ids)],
    ['tools/sandbox/README.md', withVoucherRows(read('tools/sandbox/README.md'), answers, ids.length)],
    ...[...pictures.files].map(([name, svg]) => [`public/brands/${id}/${name}.svg`, svg] as const),
  ]);
}
