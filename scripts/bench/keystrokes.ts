/** How long a keystroke took until the next paint, and until the last change of a list was painted (0: none), in ms. */
export interface Keystroke {
  paint: number;
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

  /** A frame's callback comes before its paint; the message that it sends comes after it. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then, { once: true });
      port1.start();
      port2.postMessage(null);
    });
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
      ({ target }) => target instanceof Element && target.closest('ul, ol') !== null,
    );
    if (!stroke || !isList) return;
    afterPaint(() => {
      stroke.results = performance.now() - since;
    });
  }).observe(document.body, { childList: true, subtree: true });
}
