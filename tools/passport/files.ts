import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltFile {
  /** Below the folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Every file below a folder, by path. */
export function filesIn(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const place = join(entry.parentPath, entry.name);
      const body = readFileSync(place);
      const path = place.slice(folder.length + 1).replaceAll('\\', '/');
      return { path, bytes: body.length, sha256: sha256(body) };
    })
    .toSorted(byPath);
}

/** Every file of several folders of a checkout, by path. */
export function filesOf(checkout: string, folders: readonly string[]): BuiltFile[] {
  return folders
    .flatMap((folder) =>
      filesIn(join(checkout, folder)).map((file) => ({ ...file, path: `${folder}/${file.path}` })),
    )
    .toSorted(byPath);
}

function byPath(one: BuiltFile, other: BuiltFile): number {
  return one.path < other.path ? -1 : 1;
}

export function sha256(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** One digest for all files: of the lines that `sha256sum` writes for them, by path. */
export function digestOf(files: readonly BuiltFile[]): string {
  return sha256(files.map(({ path, sha256: own }) => `${own}  ${path}\n`).join(''));
}

/** The differences between two builds, a line for each file; empty if they are equal. */
export function differences(one: readonly BuiltFile[], other: readonly BuiltFile[]): string[] {
  const others = new Map(other.map((file) => [file.path, file]));
  const own = new Set(one.map(({ path }) => path));
  const changed = one.flatMap(({ path, sha256: digest }) => {
    const twin = others.get(path);
    if (twin === undefined) return [`${path}: only in the first build`];
    return twin.sha256 === digest ? [] : [`${path}: differs`];
  });
  const added = other
    .filter(({ path }) => !own.has(path))
    .map(({ path }) => `${path}: only in the second build`);
  return [...changed, ...added];
}
