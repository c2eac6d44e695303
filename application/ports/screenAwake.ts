/** Keeps the device's screen lit while a code is shown at a till. */
export interface ScreenAwake {
  /**
   * Holds it until the answer is called. `onChange` hears whether it is held: never where the device cannot, and no
   * longer when the device takes it back; it is asked for again when the page is seen again.
   */
  hold(onChange: (held: boolean) => void): () => void;
}
