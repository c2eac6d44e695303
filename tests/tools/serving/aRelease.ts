import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SITES } from '#sites/index.ts';
import { PAGE_KINDS, pageFile } from '#tools/build/pageFile.ts';
import { packFolder } from '#tools/build/packing.ts';
import { wholeSite } from '#tools/build/place.ts';
import { servingTable } from '#tools/build/servingTable.ts';
import type { ServingTable } from '#tools/serving/table.ts';

const RELEASE = { release: '1.0.0-0a1b2c3d', commit: '0a1b2c3d', time: '2026-11-01T00:00:00Z' };
const LONG = 'console.log("long enough to be packed");\n'.repeat(50);

/** Files besides the pages; long ones are packed. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><p>Neutral</p>',
  'version.json': JSON.stringify(RELEASE),
  'robots.txt': 'User-agent: *\n',
  'licences.txt': LONG,
  'js/index.0123456789.js': LONG,
  'js/map-worker.0123abcd.js': LONG,
  'css/index.0123456789.css': `p{margin:0}${' '.repeat(2000)}`,
  'fonts/face.0123abcd.woff2': 'a face',
  'images/plan.0123abcd.avif': 'a picture',
  'brands/photo.jpg': 'a photo',
  'brands/app.webmanifest': '{}',
  'well-known/de/security.txt': 'Contact: mailto:de@house.example\n',
  'well-known/de/apple-developer-merchantid-domain-association': '7B7D',
  'well-known/gb/security.txt': 'Contact: mailto:gb@house.example\n',
};

interface ARelease {
  /** With `dist` in it. */
  readonly folder: string;
  readonly dist: string;
  readonly table: ServingTable;
}

const plainPage = (words: string) => (id: string, kind: string) =>
  `<!doctype html><style>p{margin:0}</style><p>${words} ${kind} of ${id}</p>${' '.repeat(1500)}`;

/** A small built folder for all brands, with its table. */
export async function aRelease(words = 'Page', pageOf = plainPage(words)): Promise<ARelease> {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-release-'));
  const dist = join(folder, 'dist');
  const write = (name: string, text: string) => {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  const sites = await Promise.all(SITES.map(wholeSite));
  for (const { id } of sites) {
    write(`brands/${id}/favicon.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`);
    for (const kind of PAGE_KINDS) write(pageFile(id, kind), pageOf(id, kind));
  }
  await packFolder(dist);
  return { folder, dist, table: servingTable(dist, sites, RELEASE) };
}
