import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Asks npm once for all: npm locks the packages as optional ones of an empty project, and omits unavailable ones. */
export function integritiesOf(specifiers: readonly string[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-lock-'));
  try {
    // Each under an alias, because two versions of one package may be asked for.
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
