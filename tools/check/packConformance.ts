import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { CONTRACT_FILE } from '../conformance/contract/contractFile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Manifest {
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
}

/**
 * Writes the package: one file with everything but Node, the contract and an example of the data file.
 * @param folder is emptied first
 */
export async function packConformance(folder = join(ROOT, 'dist-conformance')): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(ROOT, 'tools/conformance/bin.ts'),
      outDir: folder,
      emptyOutDir: false,
      target: 'node22',
      rollupOptions: { output: { entryFileNames: 'conformance.mjs' } },
    },
  });
  const script = join(folder, 'conformance.mjs');
  writeFileSync(script, `#!/usr/bin/env node\n${readFileSync(script, 'utf8')}`, { mode: 0o755 });
  copyFileSync(CONTRACT_FILE, join(folder, 'voucher-api.yaml'));
  cpSync(join(ROOT, 'openapi/workflows'), join(folder, 'workflows'), { recursive: true });
  copyFileSync(join(ROOT, 'tools/conformance/data/example.json'), join(folder, 'data.example.json'));
  copyFileSync(join(ROOT, 'docs/conformance.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return folder;
}

function manifest() {
  const { version, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  return {
    name: 'voucher-conformance',
    version,
    private: true,
    type: 'module',
    description: "Does a backend keep the voucher web app's contract?",
    engines,
    bin: { 'voucher-conformance': './conformance.mjs' },
  };
}
