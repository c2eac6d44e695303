import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a part of the page where a change of its state took away what had it, such as the button that
 * was pressed. `state` names the state; the first one takes nothing.
 */
export function useFocusWhenLost<E extends HTMLElement>(state: string): RefObject<E | null> {
  const part = useRef<E>(null);
  const before = useRef(state);
  const looked = useRef(0);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    looked.current += 1;
    // The first change is the page's own coming, whose focus is its heading's.
    if (looked.current > 1 && document.activeElement === document.body) {
      part.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return part;
}
