import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A change of one source, as a release would bring it. */
export interface Plant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What builds, tests and tools leave in a checkout, and what is linked instead. */
const LEFT_OUT = /^(\.git|node_modules|reports|test-results|dist(-.*)?)$/;

/** A copy of this checkout whose builds leave this one's folders and caches alone. */
export function copyCheckout(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const isCopied = (path: string) => !LEFT_OUT.test(relative('.', path));
  for (const name of readdirSync('.').filter(isCopied))
    cpSync(name, join(folder, name), { recursive: true, verbatimSymlinks: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name), 'junction');
}

/** Builds a copy with a change, and takes the change back. */
export function buildPlanted(folder: string, plant: Plant | null): void {
  const file = join(folder, plant?.file ?? 'package.json');
  const text = readFileSync(file, 'utf8');
  if (plant !== null && text.split(plant.from).length !== 2)
    throw new Error(`${plant.file} does not have “${plant.from}” once`);
  if (plant !== null)
    writeFileSync(
      file,
      text.replace(plant.from, () => plant.to),
    );
  const rsbuild = join('node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  writeFileSync(file, text);
  if (status !== 0) throw new Error(`The build failed\n${stdout}${stderr}`);
}
