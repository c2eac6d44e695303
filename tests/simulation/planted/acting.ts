const PARAMETER = 'planted';

/** The address of a bundle in which only these of its planted faults act. */
export const withFaults = (file: string, names: readonly string[]): string =>
  `${file}?${PARAMETER}=${names.join()}`;

/** The names of the faults that act in this bundle. */
export const ACTING: readonly string[] =
  new URL(import.meta.url).searchParams.get(PARAMETER)?.split(',') ?? [];
