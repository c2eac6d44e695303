import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const MARK = 'data-busy';

/**
 * Says what a busy button does, because no screen reader says what appears inside a button. A region must be in the page
 * before its words are. It looks at the buttons instead of being told, so that the first screen loads nothing for it. A
 * modal dialog needs a region of its own: the rest of the page is inert.
 */
export function BusyRegion() {
  const region = useRef<HTMLSpanElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const own = region.current?.closest('dialog') ?? null;
    const around = own ?? document.body;
    const look = () => {
      const busy = [...around.querySelectorAll(`[${MARK}]`)].find((each) => each.closest('dialog') === own);
      setWords(busy?.getAttribute(MARK) ?? '');
    };
    const observer = new MutationObserver(look);
    // A busy button may also come and leave with its part of the page.
    observer.observe(around, { subtree: true, attributeFilter: [MARK], childList: true });
    look(); // a press on the early page was before this
    return () => observer.disconnect();
  }, []);
  return (
    <VisuallyHidden>
      <span ref={region} aria-live="polite">
        {words}
      </span>
    </VisuallyHidden>
  );
}
