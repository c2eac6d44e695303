/** Keeps the device's screen on while a code is shown at a till. */
export interface ScreenAwake {
  /**
   * Keeps the screen on; returns a function that stops it. `onChange` gets each change: false if the device cannot keep
   * the screen on or releases the lock. The lock is requested again when the page becomes visible.
   */
  hold(onChange: (held: boolean) => void): () => void;
}
