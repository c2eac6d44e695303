import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPath } from './browser.ts';

/** Debian's package is unpacked here, without installing a service. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/nginx/', import.meta.url));
const UNPACKED = join(CACHE, 'usr/sbin/nginx');
const PACKAGES = ['nginx', 'nginx-common'];
const BROTLI_PACKAGE = 'libnginx-mod-http-brotli-static';
const BROTLI_FILE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const DOWNLOAD_LIMIT_MS = 30_000;
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** The path of an nginx: the machine's, or Debian's package fetched with apt-get. `undefined` without either. */
export function ensureNginx(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const found = [...onPath(['nginx']), '/usr/sbin/nginx', UNPACKED].find(runs);
  return found ?? (isFetched(PACKAGES) && runs(UNPACKED) ? UNPACKED : undefined);
}

/** nginx's module for Brotli files. `undefined` without one, or if it was built for another version of nginx. */
export function ensureBrotli(command: string): string | undefined {
  const found = [join('/', BROTLI_FILE), join(CACHE, BROTLI_FILE)];
  if (!found.some((file) => existsSync(file)) && !isFetched([BROTLI_PACKAGE])) return undefined;
  return found.find((file) => existsSync(file) && takes(command, file));
}

function takes(command: string, module: string): boolean {
  mkdirSync(CACHE, { recursive: true });
  const configuration = join(CACHE, 'module.conf');
  writeFileSync(configuration, `load_module "${module}";\npid module.pid;\nevents {}\n`);
  return isDone(command, '-t', '-e', 'stderr', '-p', CACHE, '-c', configuration);
}

function runs(command: string): boolean {
  return spawnSync(command, ['-v']).status === 0;
}

function isFetched(packages: readonly string[]): boolean {
  mkdirSync(CACHE, { recursive: true });
  if (!isDownloaded(packages) && !(isUpdated() && isDownloaded(packages))) return false;
  const archives = readdirSync(CACHE).filter((name) => name.endsWith('.deb'));
  return archives.every((archive) => isDone('dpkg-deb', '-x', archive, '.'));
}

function isDownloaded(packages: readonly string[]): boolean {
  return isDone('apt-get', 'download', ...PATIENCE, '-o', 'APT::Sandbox::User=root', ...packages);
}

/** A bare machine has no package lists yet; only root may fetch them. */
function isUpdated(): boolean {
  return process.getuid?.() === 0 && isDone('apt-get', 'update', ...PATIENCE);
}

function isDone(command: string, ...words: readonly string[]): boolean {
  return spawnSync(command, words, { cwd: CACHE, timeout: DOWNLOAD_LIMIT_MS }).status === 0;
}
