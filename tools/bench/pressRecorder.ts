declare global {
  /** Milliseconds from the last press to its paint; 0 until then. */
  var pressTook: number | undefined;
}

/**
 * Records every press from now on: from its first event to the first frame after its last one. Event Timing would also
 * count what the compositor does, but rounds to 8 ms and leaves out what takes less than 16; both would hide what a bare
 * control takes. Runs in the page, so it may use nothing outside of it.
 */
export function recordPresses(): void {
  let since = 0;
  let events = 0;

  /** A frame's callback runs before its paint; a user-blocking task runs after it, and before any other task. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
  }

  function take({ isTrusted, timeStamp }: Event): void {
    if (!isTrusted) return;
    if (globalThis.pressTook !== 0) since = timeStamp;
    globalThis.pressTook = 0;
    events += 1;
    const own = events;
    // A letter's `input` may come a frame after its `keydown`.
    afterPaint(() => {
      if (own === events) globalThis.pressTook = performance.now() - since;
    });
  }

  for (const type of ['keydown', 'click', 'input', 'change']) {
    addEventListener(type, take, { capture: true });
  }
}
