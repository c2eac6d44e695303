/** The other tabs of the same browser. They hear that a voucher is gone, never a token (design 7.4). */
export interface OtherTabs {
  tellForgotten(): void;
  /** Answers the function that ends the subscription. */
  onForgotten(listener: () => void): () => void;
}
