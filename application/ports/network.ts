/** Tells whether the server that the app was loaded from can be reached (ADR 10). */
export interface Network {
  /** What the browser says of the network. Only a hint: it counts a network that leads nowhere as one. */
  seemsThere(): boolean;
  /**
   * Asks the server itself, past every cache. True if it would deliver a page now; false after a failure or 8
   * seconds. Never rejects.
   */
  answers(): Promise<boolean>;
  /**
   * Calls `listener` each time the browser's view changes (online or offline). Returns a function that unsubscribes.
   */
  onChange(listener: () => void): () => void;
}
