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
/** apt-get tells much; only its errors matter here. */
const OUTPUT: StdioOptions = ['ignore', 'ignore', 'inherit'];

/**
 * The path of a Chromium-like browser, installed if there is none: from CHROME, Playwright's own, the
 * machine's, then by apt-get (root on Debian), then by Playwright's download.
 */
export function ensureBrowser(): string {
  const found = named() ?? installed() ?? fromApt() ?? fromPlaywright();
  if (found !== undefined) return found;
  throw new Error(
    'No browser found and none could be installed. One of these helps:\n' +
      '  1. install Chromium or Chrome with your system’s package manager;\n' +
      '  2. run `npx playwright install chromium` where the network allows it;\n' +
      '  3. set CHROME to the path of a Chromium-like browser.',
  );
}

/**
 * The path of Chromium without its window, which draws the same and takes two thirds of the time; installed by
 * apt-get where it can be. `whole` where there is none, and where CHROME says what to use.
 */
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

/** The files that these commands stand for, in the order in which the path has them. */
export function onPath(commands: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).filter(isExecutable);
}

/** Whether apt-get may install something here. */
export function isDebianRoot(): boolean {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version']).status === 0;
}

/** Installs packages of Debian's; whether that worked is seen by looking for what they bring. */
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
