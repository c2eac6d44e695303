import type { Plugin } from 'vite';
import type { PlantedFault } from '../planted/plantedFault.ts';

/** Replaces a fault's source text while the app is bundled. Throws if the text is no longer there, or not only once. */
export function planting({ name, file, right, wrong }: PlantedFault): Plugin {
  let isPlanted = false;
  return {
    name: 'simulation:planting',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(`/${file}`)) return null;
      if (code.split(right).length !== 2)
        throw new Error(`${name}: ${file} does not have the text once: ${right}`);
      isPlanted = true;
      return { code: code.replace(right, () => wrong), map: null };
    },
    buildEnd: (error) => {
      if (!error && !isPlanted) throw new Error(`${name}: ${file} is not in the app`);
    },
  };
}
