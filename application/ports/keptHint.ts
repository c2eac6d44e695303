/** What may be kept of what leads to help: nothing that opens or redeems anything. */
export interface LedToHelp {
  /** The operator's code of the problem; null if there is none. */
  readonly errorCode: string | null;
  /** What the customer service asks for: the number of an order or of a check; empty if it is not known. */
  readonly orderNumber: string;
}

/** What leads to help, kept for the step there, which may be another document. */
export interface KeptHint {
  /** To be called with the press that leads to help. Null: what was kept leads nowhere any more. */
  put(led: LedToHelp | null): void;
  /** Returns what was kept a moment ago, and forgets it; null if nothing was. */
  take(): LedToHelp | null;
}
