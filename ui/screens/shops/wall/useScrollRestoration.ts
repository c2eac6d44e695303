import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The user's position on a wall. */
interface Place {
  /** CSS pixels from the top of the page. */
  readonly scrolled: number;
  /** Number of shown portions. */
  readonly portions: number;
}

/** How long to wait until the page is tall enough, in milliseconds. */
const LONGEST_WAIT = 5_000;

/** How long the height must not change before the position counts as restored, in milliseconds. */
const SETTLED = 800;

/** By history entry; in memory only. */
const places = new Map<string, Place>();

/** A visit to a wall, which may continue an earlier one. */
export class Visit {
  readonly place: Place | null;
  /** Number of shown portions. */
  portions: number;

  /** `place`: the position to restore; null for a new visit. */
  constructor(place: Place | null) {
    this.place = place;
    this.portions = place?.portions ?? 1;
  }

  show(portions: number): void {
    this.portions = portions;
  }
}

/**
 * Restores the scroll position on "back". The router scrolls before the tiles are rendered, so this retries until the
 * page is tall enough or the user scrolls. Returns the visit, which must be told the number of shown portions.
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
    // A user who has already scrolled further down is not moved back.
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
    // Reached. Keep correcting briefly, because content may still load above.
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
