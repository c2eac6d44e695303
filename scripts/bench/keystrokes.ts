/** How long after a keystroke something was painted, in ms; 0 if nothing was. */
export interface Keystroke {
  /** The next picture. */
  paint: number;
  /** The last change of what is seen of a list: which shops, in which order. */
  results: number;
}

declare global {
  var keystrokes: Keystroke[] | undefined;
}

/** Runs in the page and records every keystroke from now on. Everything it needs is inside it. */
export function recordKeystrokes(): void {
  const list: Keystroke[] = [];
  globalThis.keystrokes = list;
  let pressedAt = 0;
  let seenBefore = '';

  /** A frame's callback comes before its paint; a task that is due at once comes after it, and before any other. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  }

  /** What a person sees of the lists now. */
  function seen(): string {
    return [...document.querySelectorAll('main li')]
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((item) => item.textContent)
      .join('\n');
  }

  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const stroke = { paint: 0, results: 0 };
      list.push(stroke);
      pressedAt = timeStamp;
      afterPaint(() => {
        stroke.paint = performance.now() - timeStamp;
      });
    },
    { capture: true },
  );

  new MutationObserver((changes) => {
    const stroke = list.at(-1);
    const since = pressedAt;
    const isList = changes.some(
      ({ target }) => target instanceof Element && target.closest('main ul, main ol') !== null,
    );
    if (!stroke || !isList) return;
    afterPaint(() => {
      const took = performance.now() - since;
      const now = seen();
      if (now !== seenBefore) stroke.results = took;
      seenBefore = now;
    });
  }).observe(document.body, { childList: true, subtree: true });
}
