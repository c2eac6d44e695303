import { editDistance } from '#domain/shop/editDistance.ts';

const MOST_EDITS = 4;

/** The most similar name, to propose it; undefined if none is similar. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const bound = Math.min(MOST_EDITS, Math.floor(name.length / 3));
  const far = (other: string) => editDistance(name.toLowerCase(), other.toLowerCase(), bound);
  const [nearest] = names.toSorted((one, other) => far(one) - far(other));
  return nearest !== undefined && far(nearest) <= bound ? nearest : undefined;
}
