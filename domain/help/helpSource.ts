/** What may be kept of what leads to help: nothing that opens or redeems anything. */
export interface HelpSource {
  /** The operator's code of the problem; null if there is none. */
  readonly errorCode: string | null;
  /** What the customer service asks for: the number of an order or of a check; empty if it is not known. */
  readonly orderNumber: string;
}
