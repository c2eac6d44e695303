/**
 * Keeps the device's screen on while a code is shown at a till; returns a function that stops it. `onChange` gets each
 * change: false if the device cannot keep the screen on or releases the lock. A browser releases it while the page is
 * hidden, and may refuse it at any time; it is requested again when the page becomes visible.
 */
export function holdScreenAwake(onChange: (held: boolean) => void): () => void {
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
