import { type RefObject, useEffect } from 'react';

/** The user moves the page on their own; Tab, too, but the focus follows. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the focus in view when `place` above it grows, until the user moves the page: the browser keeps in place only
 * what is at the top of the view.
 */
export function useFocusInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const growing = place.current;
    if (growing === null) return undefined;
    let focused: Element | null = null;
    const growth = new ResizeObserver(() => {
      if (focused !== null && focused === document.activeElement)
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    growth.observe(growing);
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener(
      'focusin',
      ({ target }) => {
        focused = target instanceof Element && isBelow(target, growing) ? target : null;
      },
      { signal },
    );
    for (const move of MOVES)
      document.addEventListener(move, () => (focused = null), { passive: true, signal });
    return () => {
      growth.disconnect();
      end.abort();
    };
  }, [place]);
}

function isBelow(element: Element, place: Element): boolean {
  const position = place.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !place.contains(element);
}
