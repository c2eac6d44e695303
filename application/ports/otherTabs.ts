/**
 * The other tabs of this browser on the same site. They learn which voucher is gone by its mark (`voucherMark`), never
 * by its token (product 13.5).
 */
export interface OtherTabs {
  /**
   * Tells the other tabs that this tab removed the voucher or spent from it. Does nothing if the browser cannot
   * broadcast.
   */
  tellForgotten(mark: string): void;
  /**
   * Calls `listener` with the mark of each voucher that another tab has removed or spent from. Returns a function that
   * unsubscribes.
   */
  onForgotten(listener: (mark: string) => void): () => void;
}
