/**
 * The other tabs of this browser on the same site. They learn which voucher is gone by its mark (`voucherMark`), never
 * by its token (product 13.5). Does nothing if the browser cannot broadcast.
 */
export interface OtherTabs {
  /** Tells the other tabs that this tab removed the voucher or spent from it. */
  notifyForgotten(mark: string): void;
  /**
   * Tells the other tabs that the user removed the voucher, with all that is its holder's. `mark` is null for the removal
   * of all data from this device.
   */
  notifyRemoved(mark: string | null): void;
  /**
   * Calls `listener` with the mark of each voucher that another tab has removed or spent from. Returns a function that
   * unsubscribes.
   */
  onForgotten(listener: (mark: string) => void): () => void;
  /** Calls `listener` with what `notifyRemoved` was called with in another tab. Returns a function that unsubscribes. */
  onRemoved(listener: (mark: string | null) => void): () => void;
}
