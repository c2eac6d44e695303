/**
 * The page as the server sent it: the brand's frame, and on the entry the code field, before the scripts are there
 * (ADR 64).
 */
export interface EarlyPage {
  /** True while it is what is seen. */
  stands(): boolean;
  /** True while it is what is seen, and was scrolled with its code field. */
  isScrolled(): boolean;
  /** Takes it off the page. Focus, selection and what was scrolled to stay in what is drawn instead. */
  leave(): void;
  /** What was typed into its code field; empty on every later call. */
  takeTyped(): string;
  /** True if its form was pressed; false on every later call. */
  takePress(): boolean;
}
