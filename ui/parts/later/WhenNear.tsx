import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Above the screen without an end, since one may jump past the place; below it one screen. */
const NEAR = '1000000px 0px 100% 0px';

interface WhenNearProps {
  /** Styles of the empty place. */
  className: string | undefined;
  children: ReactNode;
}

/** What is drawn, and fetched, only once its place is at most one screen below what is seen; from then on it stays. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const empty = place.current;
    if (empty === null) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only a place that is there tells how near it is
    if (empty.getBoundingClientRect().top < 2 * window.innerHeight) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(empty);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={className} />;
}
