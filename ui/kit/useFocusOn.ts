import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when `reason` becomes true, for instance because the pressed button is gone, and again at
 * each further `turn`, such as a submit, for which it is true. Returns the ref for that element, which needs a `tabIndex`
 * if it cannot take the focus otherwise.
 */
export function useFocusOn<E extends HTMLElement>(reason: boolean, turn?: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason) element.current?.focus();
  }, [reason, turn]);
  return element;
}
