/**
 * The page as the server sent it: the brand's frame, and on the entry the code field, before the scripts are there
 * (ADR 64).
 */
export interface EarlyPage {
  /** True while it is what is seen. */
  stands(): boolean;
  /** Takes it off the page. Focus and selection go to the same place of what is drawn instead. */
  leave(): void;
  /** What was typed into its code field; empty on every later call. */
  takeTyped(): string;
  /** True if its form was pressed; false on every later call. */
  takePress(): boolean;
}
