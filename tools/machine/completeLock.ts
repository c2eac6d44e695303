/**
 * Completes package-lock.json with the optional platform packages that npm left out, and with missing tarball hashes.
 * npm drops an optional package from a fresh lock if the registry in use does not have it; `npm ci` then refuses the
 * lock ("Missing: … from lock file"). Run this after every change of a dependency (`npm run complete-lock`) and verify
 * it with `rm -rf node_modules && npm ci`. An entry that the registry does not have stays without its hash; ADR 1 lists
 * them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { integritiesOf } from './registry.ts';

interface Entry {
  version?: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Entry>;

const PLATFORMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** Derives `os`, `cpu` and `libc` of a platform package from its name. */
export function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  // sass-embedded's two catch-all packages cover every platform without a binary.
  if (name.endsWith('-all-unknown')) return { cpu: ['!arm', '!arm64', '!riscv64', '!x64'] };
  if (name.endsWith('-unknown-all')) return { os: ['!android', '!darwin', '!linux', '!win32'] };
  const parts = name.split(/[-/]/);
  const os = PLATFORMS.find((platform) => parts.includes(platform));
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  const libc = ['musl', 'gnu'].find((library) => parts.some((part) => part.startsWith(library)));
  return {
    ...(os !== undefined && { os: [os] }),
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(os === 'linux' && libc !== undefined && { libc: [libc === 'gnu' ? 'glibc' : libc] }),
  };
}

/** Adds the missing optional packages; `added` are their folders. */
export function completed(packages: Packages): { packages: Packages; added: string[] } {
  const added: Packages = {};
  for (const [folder, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isResolved(packages, folder, name)) added[`node_modules/${name}`] = missing(name, version, entry);
    }
  }
  const sorted = Object.entries({ ...packages, ...added }).sort(([one], [other]) => (one < other ? -1 : 1));
  return { packages: Object.fromEntries(sorted), added: Object.keys(added) };
}

/** Whether Node's module resolution finds `name` from `folder`. */
function isResolved(packages: Packages, folder: string, name: string): boolean {
  const up = folder.split(/\/?node_modules\//);
  return up.some((_, index) => {
    const base = up.slice(0, up.length - index).join('/node_modules/');
    return `${base === '' ? '' : `${base}/`}node_modules/${name}`.replace(/^\//, '') in packages;
  });
}

function missing(name: string, version: string, parent: Entry): Entry {
  if (!/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name}@${version}: only an exact version can be completed; choose another parent.`);
  }
  return { version, ...platformOf(name), ...(parent.dev === true && { dev: true }), optional: true };
}

/** The hashes of those `name@version` packages that a registry has. */
type AskRegistry = (specifiers: readonly string[]) => ReadonlyMap<string, string>;

/** Adds the registry's hashes to entries without one; `lacking` are the packages that the registry does not have. */
export function withIntegrity(
  packages: Packages,
  ask: AskRegistry,
): { packages: Packages; lacking: string[] } {
  const bare = new Map<string, string>();
  for (const [folder, { version, integrity }] of Object.entries(packages)) {
    const name = /.*node_modules\/(.+)$/.exec(folder)?.[1];
    if (name !== undefined && version !== undefined && integrity === undefined) {
      bare.set(folder, `${name}@${version}`);
    }
  }
  if (bare.size === 0) return { packages, lacking: [] };
  const known = ask([...new Set(bare.values())]);
  const entries = Object.entries(packages).map(([folder, entry]): [string, Entry] => {
    const integrity = known.get(bare.get(folder) ?? '');
    return [folder, integrity === undefined ? entry : { version: entry.version, integrity, ...entry }];
  });
  const lacking = [...bare.values()].filter((specifier) => !known.has(specifier));
  return { packages: Object.fromEntries(entries), lacking };
}

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };
  const { packages: all, added } = completed(lock.packages);
  const { packages, lacking } = withIntegrity(all, integritiesOf);
  writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} optional platform packages added.`);
  console.log(`${lacking.length} without a hash, which this registry did not give:`, lacking.join(' '));
}
