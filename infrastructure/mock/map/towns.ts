import { coordinates } from '#domain/region/coordinates.ts';

/** The sandbox's towns, and one far away. */
export const TOWNS = (
  [
    ['Ammerquell', 10.31, 48.02],
    ['Birkenau am See', 10.42, 47.97],
    ['Dornhagen', 10.21, 47.95],
    ['Elsterried', 10.36, 48.11],
    ['Falkenweil', 10.18, 48.06],
    ['Grünlach', 10.48, 48.05],
    ['Hohenlinde', 10.27, 47.88],
    ['Nordersand', 9.95, 53.6],
  ] as const
).flatMap(([name, lng, lat]) => {
  const at = coordinates(lng, lat);
  return at ? [{ name, at }] : [];
});
