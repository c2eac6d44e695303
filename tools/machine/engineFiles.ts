import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install, isDebianRoot, onPath } from './browser.ts';

const FIREFOX = ['firefox-esr', 'firefox'];
const FIREFOX_ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** Debian puts WebKitGTK's browser into a folder for the processor and one for the version. */
const LIBRARIES = '/usr/lib';
const WEBKIT_FOLDER = /^webkit(2)?gtk-\d/;

export interface WebKitFiles {
  readonly driver: string;
  readonly browser: string;
  /** Xvfb, on which the browser opens its window. */
  readonly display: string;
}

/** From FIREFOX, the machine, or Debian's package by apt-get. */
export function ensureFirefox(): string | undefined {
  const { FIREFOX: named } = process.env;
  if (named !== undefined && existsSync(named)) return named;
  const find = () => onPath(FIREFOX)[0] ?? FIREFOX_ELSEWHERE.find((path) => existsSync(path));
  return find() ?? fetched(find, 'firefox-esr');
}

/** WebKitGTK with its driver, from the machine or Debian's packages by apt-get. */
export function ensureWebKit(): WebKitFiles | undefined {
  if (process.platform !== 'linux') return undefined;
  return findWebKit() ?? fetched(findWebKit, 'webkit2gtk-driver', 'xvfb');
}

function findWebKit(): WebKitFiles | undefined {
  const [driver] = onPath(['WebKitWebDriver']);
  const [display] = onPath(['Xvfb']);
  const browser = miniBrowser();
  return driver && display && browser ? { driver, browser, display } : undefined;
}

function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const processors = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  return processors
    .flatMap((name) => readdirSync(join(LIBRARIES, name)).map((folder) => join(LIBRARIES, name, folder)))
    .filter((folder) => WEBKIT_FOLDER.test(folder.slice(folder.lastIndexOf('/') + 1)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function fetched<Found>(find: () => Found | undefined, ...packages: readonly string[]): Found | undefined {
  if (!isDebianRoot()) return undefined;
  console.log(`Installing ${packages.join(' and ')} with apt-get.`);
  install(...packages);
  return find();
}
