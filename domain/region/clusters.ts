import { type Coordinates, kilometresBetween } from './coordinates.ts';

/** Points that lie too close to be shown apart, at the place of the first of them. */
export interface Cluster<T> {
  readonly at: Coordinates;
  readonly members: readonly [T, ...T[]];
}

/** Gathers points so that no two clusters lie closer than `apartKm`; the order of the points decides who is first. */
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
