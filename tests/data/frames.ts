import { vi } from 'vitest';

/** Frames come at once: nothing waits for a picture that jsdom never paints. */
export function framesAtOnce(): void {
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    act(0);
    return 0;
  });
}
