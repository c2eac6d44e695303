import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The hashes of `name@version` packages that the registry in use has. npm itself is asked, once for all: it locks
 * them as optional packages of an empty project, and leaves out what it cannot have.
 */
export function integritiesOf(specifiers: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-lock-'));
  try {
    // Under names of its own each, since two versions of one package may be asked for.
    const optionalDependencies = Object.fromEntries(
      specifiers.map((specifier, index) => [`asked-${index}`, `npm:${specifier}`]),
    );
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, optionalDependencies }));
    const words = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', words, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm could not ask the registry.');
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string }>;
    };
    const found = specifiers.map((specifier, index) => {
      return [specifier, lock.packages[`node_modules/asked-${index}`]?.integrity] as const;
    });
    return new Map(found.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
