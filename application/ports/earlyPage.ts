/**
 * The page as the server sent it: the brand's frame, and on the entry the code field, before the scripts are there
 * (ADR 6).
 */
export interface EarlyPage {
  /** True while it is what is seen. */
  stands(): boolean;
  /** True while it is what is seen, and was scrolled with its code field. */
  isScrolled(): boolean;
  /**
   * Keeps it, for three seconds at most: until `release` it shows as much as what is drawn in its place, or more. Does
   * nothing where it shows its frame alone.
   */
  hold(): void;
  release(): void;
  /**
   * Takes it off the page, at once or when it is held no longer. Focus, selection and what was scrolled to stay in what is
   * drawn instead.
   */
  leave(): void;
  /** What was typed into its code field; empty on every later call. */
  takeTyped(): string;
  /** True if its form was pressed; false on every later call. */
  takePress(): boolean;
  /** True if a shop's code was asked for on it; false on every later call. */
  takeReveal(): boolean;
}
