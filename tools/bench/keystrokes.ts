/** Milliseconds from a keystroke to a paint; 0 without one. */
export interface Keystroke {
  /** The next frame. */
  paint: number;
  /** The last change of the visible part of a list. */
  results: number;
}

declare global {
  var keystrokes: Keystroke[] | undefined;
}

/** Records every keystroke from now on. Runs in the page, so it may use nothing outside of it. */
export function recordKeystrokes(): void {
  const list: Keystroke[] = [];
  globalThis.keystrokes = list;
  let pressedAt = 0;
  let seenBefore = '';

  /** A frame's callback runs before its paint; a user-blocking task runs after it, and before any other task. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  }

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
