import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Debian's package is unpacked, without installing a service. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/nginx/', import.meta.url));
const UNPACKED = join(CACHE, 'usr/sbin/nginx');
const PACKAGES = ['nginx', 'nginx-common'];
const DOWNLOAD_LIMIT_MS = 30_000;
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

/** The command of an nginx: the machine's, or Debian's package fetched with apt-get. `undefined` where none can be had. */
export function ensureNginx(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const found = ['nginx', '/usr/sbin/nginx', UNPACKED].find(runs);
  return found ?? (isFetched() && runs(UNPACKED) ? UNPACKED : undefined);
}

function runs(command: string): boolean {
  return spawnSync(command, ['-v']).status === 0;
}

function isFetched(): boolean {
  mkdirSync(CACHE, { recursive: true });
  if (!isDownloaded() && !(isUpdated() && isDownloaded())) return false;
  const archives = readdirSync(CACHE).filter((name) => name.endsWith('.deb'));
  return archives.every((archive) => isDone('dpkg-deb', '-x', archive, '.'));
}

function isDownloaded(): boolean {
  return isDone('apt-get', 'download', ...PATIENCE, '-o', 'APT::Sandbox::User=root', ...PACKAGES);
}

/** A bare machine has no lists of packages yet, and only root may fetch them. */
function isUpdated(): boolean {
  return process.getuid?.() === 0 && isDone('apt-get', 'update', ...PATIENCE);
}

function isDone(command: string, ...words: readonly string[]): boolean {
  return spawnSync(command, words, { cwd: CACHE, timeout: DOWNLOAD_LIMIT_MS }).status === 0;
}
