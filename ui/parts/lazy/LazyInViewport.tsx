import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Above the screen without an end, since one may jump past the place; below it one screen. */
const NEAR = '1000000px 0px 100% 0px';

interface LazyInViewportProps {
  /** Styles of the empty place. */
  className: string | undefined;
  children: ReactNode;
}

/**
 * What is drawn, and fetched, only once its place is at most one screen below what is seen, or once somebody goes through
 * the page by key, whom an empty place would let pass; from then on it stays.
 */
export function LazyInViewport({ className, children }: LazyInViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const empty = place.current;
    if (empty === null) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only a place that is there tells how near it is
    if (empty.getBoundingClientRect().top < 2 * window.innerHeight) return setNear(true);
    const end = new AbortController();
    const come = () => {
      end.abort();
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: NEAR },
    );
    observer.observe(empty);
    end.signal.addEventListener('abort', () => observer.disconnect());
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && come(), { signal: end.signal });
    return () => end.abort();
  }, []);
  return isNear ? <>{children}</> : <div ref={place} className={className} />;
}
