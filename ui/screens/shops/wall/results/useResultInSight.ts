import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls to the status line when the name filter changes: the search field is sticky, so the user may type far down
 * the wall, where the new shops would be above the viewport. Only while the focus is in the search; otherwise the page
 * must not move.
 */
export function useResultInSight(line: RefObject<HTMLElement | null>, name: string): void {
  const shown = useRef(name);
  useLayoutEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const element = line.current;
    if (!element || !document.activeElement?.closest('search')) return;
    const page = getComputedStyle(document.documentElement);
    const covered = Number.parseFloat(page.scrollPaddingBlockStart) || 0;
    if (element.getBoundingClientRect().top < covered) element.scrollIntoView({ behavior: 'instant' });
  }, [line, name]);
}
