/** Keeps the device's screen on while a code is shown at a till. */
export interface ScreenAwake {
  /**
   * Starts keeping the screen on; returns a function that stops it. `onChange` hears each time whether the screen is
   * being kept on: false if the device cannot do it or takes it back. After that it is asked for again when the page
   * becomes visible.
   */
  hold(onChange: (held: boolean) => void): () => void;
}
