/** The other tabs of the same browser. They hear which voucher is gone, by its mark, never a token (design 7.4). */
export interface OtherTabs {
  tellForgotten(mark: string): void;
  /** Answers the function that ends the subscription. */
  onForgotten(listener: (mark: string) => void): () => void;
}
