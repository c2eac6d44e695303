/** Fields and indexes from the top of the file: `support`, `hours`, 0, `opens`. */
export type JsonPath = readonly (string | number)[];

/** One thing that is wrong with an answers file. */
export interface Fault {
  readonly path: JsonPath;
  readonly reason: string;
  /** What the author of the file should do. */
  readonly remedy: string;
}

/** A fault with its line in the file, which counts from 1. */
export interface LocatedFault extends Fault {
  readonly line: number;
}

/** `at` is written with dots and, for an index, a number: `support.hours.0`. */
export function faultAt(at: string, reason: string, remedy: string): Fault {
  const path = at === '' ? [] : at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { path, reason, remedy };
}

export function shownFault(file: string, { line, path, reason, remedy }: LocatedFault): string {
  const place = path.length === 0 ? '' : ` ${path.join('.')}`;
  return `${file}:${line}${place}\n  ${reason}\n  ${remedy}`;
}
