import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { PlantedFault } from '../planted/plantedFault.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WRAPPED = fileURLToPath(new URL('../planted/wrapped.ts', import.meta.url));
const RIGHT = '?right';

/**
 * Puts another module in place of each in which a fault is planted: it exports the same, wrapped by those faults that
 * act in the run (`withFaults`). Throws if a module is not in the app, or nothing imports what is wrapped.
 */
export function planting(faults: readonly PlantedFault[]): Plugin {
  const planted = Map.groupBy(faults, ({ file }) => ROOT + file);
  return {
    name: 'simulation:planting',
    enforce: 'pre',
    load: (id) => {
      const here = planted.get(id);
      return here === undefined ? null : wrapping(id, here);
    },
    generateBundle: (_options, bundle) => {
      const [chunk] = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const [file, here] of planted) {
        const used = chunk?.modules[file]?.renderedExports ?? [];
        for (const { name, wraps } of here)
          for (const exported of Object.keys(wraps))
            if (!used.includes(exported)) throw new Error(`${name}: nothing imports ${exported} of ${file}`);
      }
    },
  };
}

function wrapping(file: string, faults: readonly PlantedFault[]): string {
  const right = JSON.stringify(file + RIGHT);
  const exported = new Set(faults.flatMap(({ wraps }) => Object.keys(wraps)));
  const wrapped = [...exported].map((name) => {
    const names = faults.filter(({ wraps }) => name in wraps).map((fault) => fault.name);
    return `export const ${name} = wrapped(${JSON.stringify(names)}, '${name}', right.${name});`;
  });
  return [
    `import * as right from ${right};`,
    `import { wrapped } from ${JSON.stringify(WRAPPED)};`,
    `export * from ${right};`,
    ...wrapped,
  ].join('\n');
}
