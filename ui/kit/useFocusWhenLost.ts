import { type RefObject, useEffect, useRef } from 'react';

interface FocusOptions {
  /** True for a part whose first change is already the user's. By default it is a page's arrival. */
  fromStart?: boolean;
}

/**
 * Focuses the returned ref's element if a change of `state` removed the focused element, such as the clicked button.
 */
export function useFocusWhenLost<E extends HTMLElement>(
  state: string,
  { fromStart = false }: FocusOptions = {},
): RefObject<E | null> {
  const part = useRef<E>(null);
  const before = useRef(state);
  const looked = useRef(0);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    looked.current += 1;
    // On a page's own arrival its heading takes the focus.
    if ((fromStart || looked.current > 1) && document.activeElement === document.body) {
      part.current?.focus({ preventScroll: true });
    }
  }, [state, fromStart]);
  return part;
}
