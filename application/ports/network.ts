/** The way to the server that the app came from, as far as a browser can tell. */
export interface Network {
  /** What the browser says. It may be wrong: to it a network that leads nowhere is one. */
  seemsThere(): boolean;
  /** Asks the server itself, past every cache: whether it would answer a page now. */
  answers(): Promise<boolean>;
  /** Tells of every change of what the browser says; the answer ends it. */
  onChange(listener: () => void): () => void;
}
