import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings the line above the shops into sight when another name is searched for: the search field sticks to the top of the
 * window, so a name can be typed far down the wall, where the new shops would be above what is seen. Only while the focus
 * is in the search; elsewhere nothing moves under the person.
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
