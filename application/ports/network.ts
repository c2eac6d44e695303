/** Tells whether the server that delivered the app is reachable (ADR 10). */
export interface Network {
  /** What the browser reports. Only a hint: a network without internet access counts as online too. */
  seemsThere(): boolean;
  /**
   * Asks the server, bypassing every cache. True if it would deliver a page now; false after a failure or 8 seconds.
   * Never rejects.
   */
  answers(): Promise<boolean>;
  /** Calls `listener` each time the browser goes online or offline. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}
