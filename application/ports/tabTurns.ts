/** Turns that the tabs of this browser take. */
export interface TabTurns {
  /**
   * Holds these names over all tabs, until the returned function is called or the tab ends. Null while another tab holds
   * one of them. Holds nothing in a browser that cannot.
   */
  hold(names: readonly string[]): Promise<(() => void) | null>;
  /** Resolves once this tab can read what others wrote at the same time; at once if `hold` keeps them apart. */
  settle(): Promise<void>;
  /** Resolves after this time in milliseconds, or earlier if a tab has stored something or this one is shown again. */
  next(ms: number): Promise<void>;
}
