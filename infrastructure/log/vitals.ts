import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Fact } from '#domain/operation/vocabulary.ts';

type Vital = Extract<Fact, { kind: 'vital' }>;

/** Tells each vital of this page load once: the library tells some again each time the page is hidden. */
export function followVitals(onVital: (fact: Vital) => void): void {
  const known = new Set<string>();
  try {
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB])
      follow(({ id, name, value }) => {
        if (known.has(id)) return;
        known.add(id);
        onVital({ kind: 'vital', name, value });
      });
  } catch {
    // A browser without the timings that the library reads. The rest of the log does not depend on them.
  }
}
