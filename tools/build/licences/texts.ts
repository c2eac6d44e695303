import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from './shipped.ts';

const TEXT_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const README = /^readme(\..*)?$/i;
/** The last part of a readme, which begins with its heading. */
const PART_OF_README = /^#+ *licen[cs]e\b.*$[^]*/im;

/** The licence texts and notices of a package, by file name; empty if there are none. */
export function licenceTexts({ folder }: Pick<ShippedPackage, 'folder'>): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const texts = files.filter((file) => TEXT_FILE.test(file)).map((file) => textIn(folder, file));
  if (texts.length > 0) return texts;
  // A few packages have the text in their readme alone.
  return files
    .filter((file) => README.test(file))
    .flatMap((file) => PART_OF_README.exec(textIn(folder, file))?.[0] ?? [])
    .filter((part) => part.includes('Copyright'));
}

/** The same on every machine. */
function textIn(folder: string, file: string): string {
  const text = readFileSync(join(folder, file), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
}
