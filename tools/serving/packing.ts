import type { ServedFile } from './table.ts';

export interface Packing {
  /** As in `Content-Encoding`. */
  readonly name: 'br' | 'gzip';
  /** The suffix of the packed file. */
  readonly ending: '.br' | '.gz';
}

/** The best one first. */
export const PACKINGS: readonly Packing[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** The best packing that a file has and the client accepts by name. */
export function chosenPacking(file: ServedFile, accepted: string | null): Packing | undefined {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((word) => word.split(';'))
      .filter(([, ...parameters]) => !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one)))
      .map(([name = '']) => name.trim()),
  );
  return PACKINGS.find(({ name }) => file[name] !== undefined && names.has(name));
}
