import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useServices } from '../../session/services.ts';

/**
 * Focuses the returned ref's element, which stands for a page that loads, like a heading: the page before has left the
 * focus on the body. If the user moves it meanwhile, the page that comes leaves it there.
 */
export function useLoadingFocus<E extends HTMLElement>(): RefObject<E | null> {
  const { arrival } = useServices();
  const region = useRef<E>(null);
  useLayoutEffect(() => {
    const drawn = region.current;
    const isFirst = arrival.arrive();
    if (isFirst) arrival.leaveFocus();
    else drawn?.focus({ preventScroll: true });
    return () => {
      const { activeElement, body } = document;
      if (!isFirst && activeElement !== drawn && activeElement !== body) arrival.leaveFocus();
    };
  }, [arrival]);
  return region;
}
