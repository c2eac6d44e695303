import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Where a visitor was on a wall. */
interface Place {
  /** Scroll position, in CSS pixels from the upper edge. */
  readonly scrolled: number;
  /** How many portions of the wall were shown. */
  readonly portions: number;
}

/** How long the page may take to become long enough, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** How long the page's height must stay the same before the place counts as reached, in milliseconds. */
const SETTLED = 800;

/** The places by history entry; kept as long as the page lives. */
const places = new Map<string, Place>();

/** A visit to a wall, which begins where an earlier one ended. */
export class Visit {
  readonly place: Place | null;
  /** How many portions of the wall are shown. */
  portions: number;

  /** `place`: where the visitor comes back to; null for a visit that begins anew. */
  constructor(place: Place | null) {
    this.place = place;
    this.portions = place?.portions ?? 1;
  }

  show(portions: number): void {
    this.portions = portions;
  }
}

/**
 * Scrolls back to where the visitor was when the wall is reached by going back. The router scrolls before the tiles are
 * there, so this goes on until the page is long enough or the visitor scrolls. Returns the visit, which must be told how
 * many portions are shown.
 */
export function useScrollRestoration(): Visit {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [visit] = useState(() => new Visit(isBack ? (places.get(key) ?? null) : null));
  useLayoutEffect(
    () => () => {
      if (window.scrollY > 0) places.set(key, { scrolled: window.scrollY, portions: visit.portions });
      else places.delete(key);
    },
    [key, visit],
  );
  useEffect(() => {
    const { place } = visit;
    // Who has gone further down before the wall came is not taken back.
    if (place === null || window.scrollY > place.scrolled) return;
    return scrollWhenPossible(place.scrolled);
  }, [visit]);
  return visit;
}

function scrollWhenPossible(top: number): () => void {
  const end = new AbortController();
  let timer = setTimeout(() => end.abort(), LONGEST_WAIT);
  const go = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) >= 1) return;
    // Arrived. Content that is still added above must not push the place away again.
    clearTimeout(timer);
    timer = setTimeout(() => end.abort(), SETTLED);
  };
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const) {
    window.addEventListener(type, () => end.abort(), { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
