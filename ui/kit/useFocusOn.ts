import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the returned ref's element whenever `reason` changes to a value other than `false` or `undefined`, such as
 * the number of a submit. The element needs a `tabIndex` if it is not focusable.
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
