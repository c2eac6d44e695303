/**
 * The press that asks for a shop's code. It is kept for the code's page, which is another document, so that this does
 * not ask for another press.
 */
export interface RevealWish {
  /** To be called when the code is asked for, before its page is opened. */
  note(): void;
  /** True if the code was asked for a moment ago; only the first call can be answered so. */
  take(): boolean;
}
