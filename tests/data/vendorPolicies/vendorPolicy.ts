/** What a vendor asks of a policy, as it documents it, and what our policies deny it on purpose. */
export interface VendorPolicy {
  /** The vendor, and the part of its product. */
  readonly vendor: string;
  /** Where it is documented. */
  readonly address: string;
  /** When it was read. */
  readonly read: string;
  /** Whose pages: those of the payment zone, those with third parties, or plain pages. */
  readonly zone: 'payment' | 'third-party' | 'plain';
  /** Sources by directive. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly refused?: readonly Refusal[];
}

export interface Refusal {
  /** A source exactly as documented, or the pattern of several. */
  readonly source: string | RegExp;
  /** Only there; everywhere if absent. */
  readonly directive?: string;
  readonly why: string;
}
