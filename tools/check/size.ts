/** The size check on `dist/`: the gzipped scripts of a cold load of site de in German against the budget. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SITES } from '#sites/index.ts';
import { type Bundle, type Chunk, firstLoad, misplaced } from '../build/bundle.ts';
import { firstScreen } from '../build/firstScreen.ts';
import { statsFile } from '../build/statsFile.ts';

const FOLDER = 'dist';
/** 1.10 × the smallest page of the same libraries, which `npm run bench -- size` builds from the same lock file. */
const BUDGET_BYTES = 171_800;

const bundle = JSON.parse(readFileSync(statsFile(FOLDER), 'utf8')) as Bundle;
const first = firstLoad(bundle, firstScreen(SITES[0], 'de'));
const rows = first.map(row).toSorted((one, other) => other.gzip - one.gzip);
const total = rows.reduce((sum, { gzip }) => sum + gzip, 0);

console.table(rows);
console.log(`${kilobytes(total)} kB gzip of scripts until the entry, budget ${kilobytes(BUDGET_BYTES)} kB`);

const faults = misplaced(bundle, first);
if (total > BUDGET_BYTES) faults.push(`${kilobytes(total - BUDGET_BYTES)} kB over the budget`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function row({ files, isInitial, modules }: Chunk) {
  const bytes = files.map((file) => readFileSync(`${FOLDER}/${file}`));
  const size = (compress: (body: Buffer) => Buffer): number =>
    bytes.reduce((sum, body) => sum + compress(body).length, 0);
  return {
    file: files.join(' '),
    'loaded by': isInitial ? 'the page' : 'an import',
    modules: modules.length,
    raw: size((body) => body),
    gzip: size((body) => gzipSync(body, { level: 9 })),
    brotli: size((body) => brotliCompressSync(body)),
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
