import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * How the clone gets its node_modules: `npm ci` installs what the lock names and checks the lock's hash of each package;
 * a copy of this checkout's node_modules is not compared with the lock.
 */
export type Packages = 'npm ci' | 'copy of this checkout';

/**
 * Clones a commit into a new folder, installs and builds it.
 * @param folder that of the clone; must not exist
 * @param tell is told each command before it runs
 * @throws with the end of what a command printed, if it fails
 */
export async function cleanBuild(
  folder: string,
  commit: string,
  packages: Packages,
  tell: (what: string) => void,
): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  tell('git clone');
  await run('.', 'git', 'clone', '--quiet', '--no-hardlinks', '--no-checkout', resolve('.'), folder);
  await run(folder, 'git', 'checkout', '--quiet', '--detach', commit);
  // What npm has in its cache is checked against the lock too, and a registry that is slow is asked less.
  tell(packages);
  if (packages === 'npm ci') await run(folder, 'npm', 'ci', '--prefer-offline', '--fetch-retries=5');
  else copyPackages(folder);
  tell('npm run build');
  await run(folder, 'npm', 'run', 'build');
}

/** Without the caches of other builds. */
function copyPackages(folder: string): void {
  const from = resolve('node_modules');
  const cache = join(from, '.cache');
  cpSync(from, join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== cache,
  });
}

/** The bill of materials of an installed checkout, as npm writes it. */
export function billOfMaterials(folder: string, format: 'cyclonedx' | 'spdx'): Promise<string> {
  return run(folder, 'npm', 'sbom', '--sbom-format', format);
}

const executed = promisify(execFile);

async function run(folder: string, command: string, ...options: readonly string[]): Promise<string> {
  try {
    const { stdout } = await executed(command, options, {
      cwd: folder,
      // npm is a .cmd on Windows, which is found only through a shell.
      shell: process.platform === 'win32',
      maxBuffer: 64 * 1024 * 1024,
      env: cleanEnvironment(),
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const said = (stdout + stderr).slice(-4000);
    throw new Error(`${[command, ...options].join(' ')} failed in ${folder}\n${said}`, { cause: error });
  }
}

/** Without what would change a build: the app's own switches, and what npm tells its scripts about this checkout. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const changing = /^(PUBLIC_|npm_(package|lifecycle)_|NODE_ENV$|BROTLI_QUALITY$|PORT$|INIT_CWD$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !changing.test(name)));
}
