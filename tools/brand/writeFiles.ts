import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes all files below `root`. If one cannot be written, those before it are as they were. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  const before = new Map<string, string | null>();
  try {
    for (const [path, text] of files) {
      const file = join(root, path);
      before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : null);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  } catch (error) {
    for (const [file, text] of before) {
      if (text === null) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    throw error;
  }
}
