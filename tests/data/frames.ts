import { vi } from 'vitest';

/** Runs animation frames as microtasks, because jsdom never paints. */
export function framesAtOnce(): void {
  const due = new Set<number>();
  let handle = 0;
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    handle += 1;
    const own = handle;
    due.add(own);
    queueMicrotask(() => due.delete(own) && act(0));
    return own;
  });
  vi.stubGlobal('cancelAnimationFrame', (called: number) => due.delete(called));
}
