import { vi } from 'vitest';

/** Nothing waits for a picture that jsdom never paints: a frame comes as soon as what asked for it has ended. */
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
