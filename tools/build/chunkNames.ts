import { createHash } from 'node:crypto';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Bundle } from './bundle.ts';

/** Servers keep files for ever whose names contain so many hexadecimal digits (ADR 7). */
const DIGITS = 8;

/**
 * Names each chunk by its own content. The bundler's map from chunks to names would be in the entry script, which then
 * would change with every chunk: instead each page has it (ADR 7).
 */
export function chunkNames(): RsbuildPlugin {
  return {
    name: 'voucher:chunk-names',
    apply: 'build',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          tools: {
            cssExtract: { pluginOptions: { chunkFilename: 'css/[id].css' } },
            rspack: { output: { chunkFilename: 'js/[id].js' }, plugins: [{ apply: nameChunks }] },
          },
        }),
      );
    },
  };
}

function nameChunks(compiler: Rspack.Compiler): void {
  compiler.hooks.compilation.tap('voucher:chunk-names', (compilation) => {
    compilation.hooks.runtimeModule.tap('voucher:chunk-names', ({ name, source }) => {
      const own = RUNTIME[name];
      if (own !== undefined && source !== undefined) source.source = Buffer.from(own);
    });
    // After the minifiers, and before source maps take their names.
    const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    compilation.hooks.processAssets.tap({ name: 'voucher:chunk-names', stage }, () => {
      for (const chunk of compilation.chunks) if (!chunk.canBeInitial()) rename(compilation, chunk);
    });
  });
}

/** Gives the script and the style sheet of a chunk one hash: the map needs half as many. */
function rename(compilation: Rspack.Compilation, { files }: Rspack.Chunk): void {
  const names = [...files].toSorted();
  const hash = hashOf(names.map((name) => compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0)));
  for (const name of names) compilation.renameAsset(name, name.replace('.', `.${hash}.`));
}

/** Of a chunk's files by name: first its style sheet, then its script. */
export function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, DIGITS);
}

/** The bundler's functions that name the files of a chunk, by the names of their runtime modules. */
const RUNTIME: Readonly<Record<string, string>> = {
  'get javascript chunk filename': `
    const hashed = (id) => {
      const [ids, hashes] = document.getElementById('root').dataset.chunks.split('|');
      const start = ids.split(' ').indexOf('' + id) * ${DIGITS};
      return id + '.' + hashes.slice(start, start + ${DIGITS});
    };
    __webpack_require__.u = (id) => 'js/' + hashed(id) + '.js';
    __webpack_require__.miniCssF = (id) => 'css/' + hashed(id) + '.css';`,
  'get mini-css chunk filename': '',
};

/**
 * The ids and hashes of all chunks, for the `data-chunks` of a page. All ids come first, because both parts
 * compress better apart.
 */
export function chunksOf({ chunks }: Bundle): string {
  const named = chunks
    .filter(({ isInitial }) => !isInitial)
    .map(({ name }) => name.split('.'))
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return `${named.map(([id]) => id).join(' ')}|${named.map(([, hash]) => hash).join('')}`;
}
