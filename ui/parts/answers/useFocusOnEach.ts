import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element each time that `count` has grown. Returns the ref for that element. */
export function useFocusOnEach<E extends HTMLElement>(count: number): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (count > 0) element.current?.focus();
  }, [count]);
  return element;
}
