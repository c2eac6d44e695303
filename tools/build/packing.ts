import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Packing, PACKINGS } from '../serving/packing.ts';
import { isCompressed, typeOf } from './fileTypes.ts';

/** The best quality, except for browser tests, where the size does not matter. */
const BROTLI_QUALITY = Number(process.env.BROTLI_QUALITY ?? 11);

const PACK: Readonly<Record<Packing['name'], (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** A shorter body fits into the packet of the headers. */
const LEAST_BYTES = 1024;

/** Compresses the texts of a published folder (ADR 7). Must be called after everything else has been written. */
export async function packFolder(folder: string): Promise<void> {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => isCompressed(typeOf(path)))
    .map((path) => join(folder, path));
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await packFile(file);
  });
  await Promise.all(lanes);
}

async function packFile(file: string): Promise<void> {
  const body = readFileSync(file);
  for (const { name, ending } of PACKINGS) {
    const packed = body.length < LEAST_BYTES ? body : await PACK[name](body);
    if (packed.length < body.length) writeFileSync(file + ending, packed);
    // A copy of an earlier text would be sent instead of this one.
    else rmSync(file + ending, { force: true });
  }
}
