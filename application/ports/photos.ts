/** Redraws pictures on this device; nothing of them leaves it. */
export interface Photos {
  /**
   * The picture as a JPEG of at most that many bytes, its longer edge as long as possible and at least 2,000 pixels
   * where it had as many. Null if the device cannot draw it, or not as small as that.
   */
  smaller(bytes: Uint8Array, atMostBytes: number): Promise<Uint8Array | null>;
  /** The picture, small, as a `data:` address to show it by. Null if the device cannot draw it. */
  preview(bytes: Uint8Array): Promise<string | null>;
}
