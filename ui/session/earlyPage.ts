/**
 * The page as the server sent it, visible before the scripts have loaded: the brand's frame and, on the entry page, the
 * code field (ADR 6).
 */
export interface EarlyPage {
  /** True while the user sees the early page. */
  isShown(): boolean;
  /** True while the user sees the early page, with its screen, and has scrolled it. */
  isScrolled(): boolean;
  /**
   * Keeps the early page visible until `release`, three seconds at most, while it shows at least as much as the app
   * does. Does nothing if the early page shows only its frame.
   */
  hold(): void;
  release(): void;
  /** Removes the early page, at once or when `hold` ends. Focus, selection and scroll position move to the app. */
  leave(): void;
  /** Returns what the user typed into the code field; empty on every later call. */
  takeTyped(): string;
  /** True if the user submitted the form; false on every later call. */
  takePress(): boolean;
  /** True if the user asked for a shop's code; false on every later call. */
  takeReveal(): boolean;
}
