import { type Coordinates, kilometresBetween } from './coordinates.ts';

export interface Cluster<T> {
  readonly at: Coordinates;
  readonly members: readonly [T, ...T[]];
}

/** Groups points so that clusters are at least `apartKm` apart; the result depends on the order of `points`. */
export function clustered<T extends { readonly at: Coordinates }>(
  points: readonly T[],
  apartKm: number,
): readonly Cluster<T>[] {
  const clusters: { at: Coordinates; members: [T, ...T[]] }[] = [];
  for (const point of points) {
    const near = clusters.find(({ at }) => kilometresBetween(at, point.at) < apartKm);
    if (near) near.members.push(point);
    else clusters.push({ at: point.at, members: [point] });
  }
  return clusters;
}
