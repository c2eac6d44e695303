import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createRsbuild } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { buildStats } from '../build/buildStats.ts';
import { type Bundle, firstLoad } from '../build/bundle.ts';
import { SITES } from '#sites/index.ts';
import { firstScreen } from '../build/firstScreen.ts';
import { inlineElements } from '../build/inlineElements.ts';
import { pageFile } from '../build/pageFile.ts';
import { statsFile } from '../build/statsFile.ts';
import { CACHE, buildProduct } from './productBuild.ts';

/** The entry's limit, as a multiple of the floor. */
const LIMIT = 1.1;

interface Size {
  gzip: number;
  brotli: number;
}

/** The entry's scripts against the floor, both built now from the same lock file. `npm test` asserts the budget. */
export async function benchSize(): Promise<readonly string[]> {
  const floor = await floorSize();
  await buildProduct(`${CACHE}entry`);
  const entry = sizeOf(`${CACHE}entry`, 'dist', firstScreen(SITES[0], 'de'));
  const early = readFileSync(`${CACHE}entry/${pageFile(SITES[0].id)}`, 'utf8');
  const rows = Object.entries({
    'floor of the stack': floor,
    'our entry': entry,
    'with the scripts in its page': sum(
      entry,
      packed(inlineElements(early, 'script').map((part) => Buffer.from(part))),
    ),
  });
  console.table(
    Object.fromEntries(
      rows.map(([name, { gzip, brotli }]) => [
        name,
        {
          'gzip kB': (gzip / 1000).toFixed(1),
          'brotli kB': (brotli / 1000).toFixed(1),
          '× floor (gzip)': (gzip / floor.gzip).toFixed(2),
        },
      ]),
    ),
  );
  const ratio = entry.gzip / floor.gzip;
  return ratio > LIMIT ? [`the entry is ${ratio.toFixed(2)} × the floor, which may be ${LIMIT} ×`] : [];
}

async function floorSize(): Promise<Size> {
  const rsbuild = await createRsbuild({
    config: {
      mode: 'production',
      logLevel: 'warn',
      plugins: [pluginReact(), buildStats('bench-floor')],
      source: { entry: { index: './tools/bench/floor.tsx' } },
      output: { distPath: { root: `${CACHE}floor` }, legalComments: 'none' },
    },
  });
  await (await rsbuild.build()).close();
  return sizeOf(`${CACHE}floor`, 'bench-floor', []);
}

function sizeOf(folder: string, stats: string, modules: readonly string[]): Size {
  const bundle = JSON.parse(readFileSync(statsFile(stats), 'utf8')) as Bundle;
  return packed(
    firstLoad(bundle, modules)
      .flatMap(({ files }) => files)
      .map((file) => readFileSync(`${folder}/${file}`)),
  );
}

function packed(bodies: readonly Buffer[]): Size {
  return bodies
    .map((body) => ({
      gzip: gzipSync(body, { level: 9 }).length,
      brotli: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    }))
    .reduce(sum, { gzip: 0, brotli: 0 });
}

function sum(one: Size, other: Size): Size {
  return { gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}
