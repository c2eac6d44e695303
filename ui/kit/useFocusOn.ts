import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when there is a reason, for instance because the pressed button is gone, and again
 * whenever the reason changes, such as the number of a submit. None is `false` or `undefined`. Returns the ref for that
 * element, which needs a `tabIndex` if it cannot take the focus otherwise.
 */
export function useFocusOn<E extends HTMLElement>(
  reason: boolean | number | object | undefined,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason !== undefined && reason !== false) element.current?.focus();
  }, [reason]);
  return element;
}
