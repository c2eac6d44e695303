import type { ScreenAwake } from '#application/ports/screenAwake.ts';

/** The Screen Wake Lock API. A browser releases the lock while the page is hidden, and may refuse it at any time. */
export class WakeLockScreen implements ScreenAwake {
  hold(onChange: (held: boolean) => void): () => void {
    // Not every browser has it, although the types say so.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (wakeLock === undefined) {
      onChange(false);
      return () => {};
    }
    let isOver = false;
    let isAsking = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (isOver || isAsking || lock !== null || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const given = await wakeLock.request('screen');
        if (isOver) return void given.release();
        lock = given;
        given.addEventListener('release', () => {
          lock = null;
          if (!isOver) onChange(false);
        });
        onChange(true);
      } catch {
        if (!isOver) onChange(false); // low battery, or a policy
      } finally {
        isAsking = false;
      }
    };
    const seen = () => void ask();
    document.addEventListener('visibilitychange', seen);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', seen);
      void lock?.release();
    };
  }
}
