/** What is measured: the web vitals, and how long a call to the backend takes with its retries. */
export const MEASURES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP', 'call'] as const;
export type Measure = (typeof MEASURES)[number];

/** Upper bounds of the buckets, ascending; in milliseconds, for CLS without a unit. */
export const BOUNDS: Readonly<Record<Measure, readonly number[]>> = {
  LCP: [1000, 1800, 2500, 4000, 8000],
  INP: [50, 100, 200, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
  TTFB: [100, 200, 400, 800, 1800, 3600],
  FCP: [500, 1000, 1800, 3000, 6000],
  call: [100, 300, 1000, 3000, 10_000, 30_000],
};

/** The bound of the value's bucket; null above the last bound. */
export function bucketOf(measure: Measure, value: number): number | null {
  return BOUNDS[measure].find((bound) => value <= bound) ?? null;
}
