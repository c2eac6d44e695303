import { useCallback, useRef } from 'react';
import type { TileFocus } from '../wall/results/useFocusOnNews.ts';

/** A shop that the index leads to; another object for every press, even on the same letter. */
export interface Jump {
  readonly id: string;
  /** Its place in the list. */
  readonly index: number;
}

/**
 * Returns which tile takes the focus after a press on the index; undefined before the first. It takes it once, and
 * comes to stand at the upper edge.
 */
export function useFocusOnJump(jump: Jump | null): TileFocus | undefined {
  const arrived = useRef<Jump>(null);
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link === null || arrived.current === jump) return;
      arrived.current = jump;
      link.focus({ preventScroll: true, focusVisible: true });
      link.closest('li')?.scrollIntoView({ block: 'start' });
    },
    [jump],
  );
  return jump === null ? undefined : { id: jump.id, ref };
}
