import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to an element as soon as `reason` holds, for instance because the button that was pressed is gone.
 * What can take it needs a `tabIndex`.
 */
export function useFocusOn<E extends HTMLElement>(reason: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (reason) element.current?.focus();
  }, [reason]);
  return element;
}
