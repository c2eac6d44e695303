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
    const isBelow = (element: Element) =>
      element.getBoundingClientRect().top >= growing.getBoundingClientRect().bottom;
    let focused: Element | null = null;
    const update = () => {
      const { activeElement, body } = document;
      const isNowhere = activeElement === null || activeElement === body;
      focused = isNowhere || !isBelow(activeElement) ? null : activeElement;
    };
    update(); // the place may come after the focus
    const growth = new ResizeObserver(() => {
      if (focused !== null && focused === document.activeElement)
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    growth.observe(growing);
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('focusin', update, { signal });
    for (const move of MOVES)
      document.addEventListener(move, () => (focused = null), { passive: true, signal });
    return () => {
      growth.disconnect();
      end.abort();
    };
  }, [place]);
}
