/** In milliseconds since the request; 0 means "not yet". */
export interface Recorded {
  firstPaint: number;
  largestPaint: number;
  /** When the part that the user came for became visible. */
  soughtVisible: number;
  /** When the first typed letter reached the field. */
  letter: number;
  tasks: { start: number; duration: number }[];
  layoutShift: number;
}

declare global {
  var recorded: Recorded | undefined;
}

/** Runs in the page before its scripts, so it may use nothing outside of it. `sought`: what the user came for. */
export function recordView(sought: string): void {
  const found: Recorded = {
    firstPaint: 0,
    largestPaint: 0,
    soughtVisible: 0,
    letter: 0,
    tasks: [],
    layoutShift: 0,
  };
  globalThis.recorded = found;

  function observe(type: string, take: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
  // Looking for it computes styles, which would delay the first paint, so it begins after that.
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    found.firstPaint = startTime;
    lookForSought();
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    found.tasks.push({ start: startTime, duration });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) found.layoutShift += value;
  });

  /** A frame's callback runs before its paint; the message that it sends arrives after it. */
  function lookForSought(): void {
    const part = document.querySelector(sought);
    if (part?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) {
      requestAnimationFrame(lookForSought);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => void (found.soughtVisible ||= performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  }

  document.addEventListener('input', () => void (found.letter ||= performance.now()), { capture: true });
}
