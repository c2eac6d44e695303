import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

/** Benches build here, so that `dist/` and `dist-mock/` stay. */
export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url));

/** Builds like `npm run build` (with `mock` like `npm run build:mock`), but into a folder of the bench. */
export async function buildProduct(folder: string, envMode?: 'mock'): Promise<void> {
  const { content } = await loadConfig({ ...(envMode && { envMode }) });
  const { distPath } = content.output ?? {};
  const output = {
    ...content.output,
    distPath: { ...(typeof distPath === 'object' && distPath), root: folder },
  };
  const rsbuild = await createRsbuild({
    config: { ...content, mode: 'production', logLevel: 'warn', output },
  });
  await (await rsbuild.build()).close();
}
