import { spawnSync, type StdioOptions } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'microsoft-edge'];
const FIXED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const DOWNLOAD_LIMIT_MS = 5 * 60_000;
const SHELL = 'chromium-headless-shell';
/** Only apt-get's errors matter here. */
const OUTPUT: StdioOptions = ['ignore', 'ignore', 'inherit'];

/** A Chromium-like browser: CHROME, Playwright's, the machine's, apt-get's (root on Debian), Playwright's download. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? fromApt() ?? fromPlaywright();
  if (found !== undefined) return found;
  throw new Error(
    'No browser found and none could be installed. One of these helps:\n' +
      '  1. install Chromium or Chrome with your system’s package manager;\n' +
      '  2. run `npx playwright install chromium` where the network allows it;\n' +
      '  3. set CHROME to the path of a Chromium-like browser.',
  );
}

/** The one that is there already, if any. */
export function findBrowser(): string | undefined {
  return named() ?? installed();
}

/** Headless Chromium, which takes two thirds of the time. `whole` without one, or if CHROME names the browser. */
export function ensureShell(whole: string): string {
  if (process.env.CHROME_SHELL !== undefined) return process.env.CHROME_SHELL;
  if (whole === named()) return whole;
  const known = onPath([SHELL])[0];
  if (known !== undefined || !isDebianRoot()) return known ?? whole;
  install(SHELL);
  return onPath([SHELL])[0] ?? whole;
}

function named(): string | undefined {
  return [process.env.CHROME, process.env.CHROME_PATH].find((path) => path !== undefined && existsSync(path));
}

function installed(): string | undefined {
  const playwright = chromium.executablePath();
  if (existsSync(playwright)) return playwright;
  return [...onPath(COMMANDS), ...FIXED_PATHS.filter(isExecutable)][0];
}

/** The executables of these commands, in the order of the PATH. */
export function onPath(commands: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).filter(isExecutable);
}

export function isDebianRoot(): boolean {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs Debian packages. The caller checks the success by looking for their files. */
export function install(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: OUTPUT });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: OUTPUT });
}

function fromApt(): string | undefined {
  if (!isDebianRoot()) return undefined;
  console.log('No browser found: installing Chromium with apt-get.');
  install('chromium');
  return installed();
}

function fromPlaywright(): string | undefined {
  console.log('No browser found: trying Playwright’s download.');
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_LIMIT_MS,
    shell: process.platform === 'win32',
  });
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
