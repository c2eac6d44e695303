import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FACES } from '#sites/faces.ts';

/** A package of which a holder's browser may get a part. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As the package declares it, an SPDX expression; empty if it declares none. */
  readonly licence: string;
  /** From the root of the repository. */
  readonly folder: string;
  readonly kind: 'library' | 'typeface';
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
}

type Lock = Readonly<Record<string, Locked>>;

/** Everything that `dependencies` of package.json leads to, and the packages of the brands' faces; by name. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock };
  const faces = Object.values(FACES).map(({ file }) => packageNameIn(fileURLToPath(file)));
  return [...librariesIn(packages), ...facesIn(packages, new Set(faces))];
}

/** Packages that only building, testing or types need are marked in the lock. */
export function librariesIn(packages: Lock): ShippedPackage[] {
  return Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional, peer }]) => {
      return folder !== '' && !(dev ?? optional ?? devOptional ?? peer ?? false);
    })
    .map(([folder, locked]) => shipped(folder, locked, 'library'))
    .toSorted(byName);
}

function facesIn(packages: Lock, names: ReadonlySet<string>): ShippedPackage[] {
  return [...names]
    .map((name) => {
      const folder = `node_modules/${name}`;
      return shipped(folder, packages[folder] ?? {}, 'typeface');
    })
    .toSorted(byName);
}

/** `@fontsource/sora` of `…/node_modules/@fontsource/sora/files/….woff2`. */
function packageNameIn(file: string): string {
  return /node_modules[\\/](@[^\\/]+[\\/][^\\/]+)/.exec(file)?.[1]?.replaceAll('\\', '/') ?? file;
}

function shipped(folder: string, { version, license }: Locked, kind: ShippedPackage['kind']): ShippedPackage {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return { name, version: version ?? '', licence: license ?? '', folder, kind };
}

/** Not by the machine's language, so that every machine writes the same file. */
function byName(one: ShippedPackage, other: ShippedPackage): number {
  if (one.name === other.name) return one.folder < other.folder ? -1 : 1;
  return one.name < other.name ? -1 : 1;
}
