import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Unlimited above the viewport, since a jump may skip the place; half a screen below it. */
const NEAR = '1000000px 0px 50% 0px';

interface LazyInViewportProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * Mounts its children, and so fetches them, once their place is at most half a screen below the viewport, or at the first
 * Tab key, since keyboard users would pass an empty place.
 */
export function LazyInViewport({ className, children }: LazyInViewportProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const empty = place.current;
    if (empty === null) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only a place that is there tells how near it is
    if (empty.getBoundingClientRect().top < 1.5 * window.innerHeight) return setNear(true);
    const end = new AbortController();
    const show = () => {
      end.abort();
      setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: NEAR },
    );
    observer.observe(empty);
    end.signal.addEventListener('abort', () => observer.disconnect());
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && show(), { signal: end.signal });
    return () => end.abort();
  }, []);
  return isNear ? <>{children}</> : <div ref={place} className={className} />;
}
