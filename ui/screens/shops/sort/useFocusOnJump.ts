import { useCallback, useRef } from 'react';
import type { TileFocus } from '../wall/results/useFocusOnNews.ts';

/** A jump to a shop; a new object for each click, even on the same letter. */
export interface Jump {
  readonly id: string;
  /** Its index in the list. */
  readonly index: number;
}

/**
 * Returns the tile that takes the focus after a click on the index; undefined before the first. It takes the focus once
 * and scrolls to the top of the viewport.
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
