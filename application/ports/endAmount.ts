/** What was wished to be on a voucher again when one was last topped up from here; this device remembers it. */
export interface EndAmount {
  /** In minor units of the site's currency; null if nothing was wished yet. */
  read(): number | null;
  write(inCent: number): void;
}
