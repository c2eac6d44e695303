import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the returned ref's element each time `count` grows. */
export function useFocusOnEach<E extends HTMLElement>(count: number): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (count > 0) element.current?.focus();
  }, [count]);
  return element;
}
