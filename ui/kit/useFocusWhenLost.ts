import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the returned ref's element if a change of `state` removed the focused element, such as the clicked button.
 */
export function useFocusWhenLost<E extends HTMLElement>(state: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const before = useRef(state);
  const looked = useRef(0);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    looked.current += 1;
    // The first change is the page's own arrival, when its heading takes the focus.
    if (looked.current > 1 && document.activeElement === document.body) {
      part.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return part;
}
