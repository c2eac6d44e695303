import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setContentTimes } from '#tools/build/contentTimes.ts';

/** Its policy belongs to its name. */
const RENAMED = /^(?!map-worker\.)([\w-]+)\.([0-9a-f]{8})\.(js|css)$/;

const HASH = /[0-9a-f]{8}/g;

/**
 * Makes the release after a built one, in which every script and style sheet has changed: all have other names, also in
 * the pages, which say `name` as their release.
 */
export function nextRelease(built: string, folder: string, name: string): void {
  for (const part of ['dist', 'dist-nginx'])
    cpSync(join(built, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  const dist = join(folder, 'dist');
  for (const part of ['js', 'css'])
    for (const file of readdirSync(join(dist, part))) renew(join(dist, part), file);
  const pages = readdirSync(join(dist, 'pages')).map((page) => join('pages', page));
  for (const page of ['index.html', ...pages]) {
    // Packed copies of the earlier text would be sent instead of this one.
    if (!page.endsWith('.html')) rmSync(join(dist, page));
    else writeFileSync(join(dist, page), renewed(readFileSync(join(dist, page), 'utf8'), name));
  }
  setContentTimes(dist);
}

function renew(folder: string, file: string): void {
  const [, id, hash = '', ending] = RENAMED.exec(file) ?? [];
  if (/\.(br|gz)$/.test(file) && !file.startsWith('map-worker.')) rmSync(join(folder, file));
  if (id === undefined) return;
  writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n/* changed */`);
  renameSync(join(folder, file), join(folder, `${id}.${nextHash(hash)}.${ending}`));
}

function renewed(page: string, name: string): string {
  return page
    .replace(/<meta name="release" content="[^"]*"/, `<meta name="release" content="${name}"`)
    .replaceAll(/(?<=\/(?:js|css)\/[\w-]+\.)[0-9a-f]{8}(?=\.(?:js|css))/g, nextHash)
    .replace(/(?<= data-chunks="[^"|]*\|)[0-9a-f]+/, (hashes) => hashes.replaceAll(HASH, nextHash));
}

function nextHash(hash: string): string {
  return createHash('sha256').update(hash).digest('hex').slice(0, hash.length);
}
