import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ServingTable } from '../serving/table.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/edge', import.meta.url));
const SCRIPTS = fileURLToPath(new URL('../serving', import.meta.url));
/** The handler for other platforms stands beside the worker. */
const ENTRIES = ['worker', 'handler'] as const;

/** Writes the edge worker, the table inside of it, and the configurations that run it. */
export async function writeEdge(path: string, table: ServingTable): Promise<void> {
  const folder = resolve(path);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(DEPLOY, folder, { recursive: true });
  for (const name of ['wrangler.jsonc', 'workerd.capnp']) {
    const file = join(folder, name);
    const dist = basename(folder).replace(/-edge$/, '');
    writeFileSync(file, readFileSync(file, 'utf8').replace('../dist', `../${dist}`));
  }
  writeFileSync(join(folder, 'serving.json'), JSON.stringify(table));
  for (const name of ENTRIES) await bundle(folder, name, table);
}

/** Each is one file, so that it can be copied. */
async function bundle(folder: string, name: (typeof ENTRIES)[number], table: ServingTable): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SERVING_TABLE: JSON.stringify(table) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      modulePreload: false,
      lib: {
        entry: join(SCRIPTS, `${name}.ts`),
        formats: ['es'],
        fileName: () => `${name}.js`,
      },
      target: 'es2023',
    },
  });
}
