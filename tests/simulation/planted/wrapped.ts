import { ACTING } from './acting.ts';
import { plantedFaults } from './faults.ts';

const unknown = ACTING.find((acting) => !plantedFaults.some(({ name }) => name === acting));
if (unknown !== undefined) throw new Error(`No planted fault has the name ${unknown}.`);

/** What those of the named faults that act make of an export. Called by the modules that `planting` writes. */
export function wrapped(names: readonly string[], exported: string, right: unknown): unknown {
  return plantedFaults
    .filter(({ name }) => names.includes(name) && ACTING.includes(name))
    .reduce((value, { wraps }) => wraps[exported]?.(value as never), right);
}
