import { readFileSync } from 'node:fs';
import type { Bundle } from '#tools/build/bundle.ts';
import { statsFile } from '#tools/build/statsFile.ts';

/** The path of the chunk that contains a lazy-loaded module of the mock build. */
export function scriptOf(module: string): string {
  const { chunks } = JSON.parse(readFileSync(statsFile('dist-mock'), 'utf8')) as Bundle;
  const file = chunks.find(({ modules, isInitial }) => !isInitial && modules.includes(module))?.files[0];
  if (file === undefined) throw new Error(`${module} lies in no chunk of its own`);
  return `/${file}`;
}
