import type { Cover } from '#domain/upload/cover.ts';

/** Redraws pictures on this device; nothing of them leaves it. */
export interface Photos {
  /**
   * The picture as a JPEG of at most that many bytes, its longer edge as long as possible and at least 2,000 pixels
   * where it had as many. Null if the device cannot draw it, or not as small as that.
   */
  smaller(bytes: Uint8Array, atMostBytes: number): Promise<Uint8Array | null>;
  /**
   * The picture as a JPEG of at most that many bytes, as large in pixels as that allows, with these areas painted over:
   * nothing of what was there is left in it. Null if the device cannot draw it, or not as small as that.
   */
  covered(bytes: Uint8Array, covers: readonly Cover[], atMostBytes: number): Promise<Uint8Array | null>;
  /**
   * The picture as a `data:` address to show it by: small, or large enough to find something in it. Null if the device
   * cannot draw it.
   */
  preview(bytes: Uint8Array, size: 'small' | 'large'): Promise<string | null>;
}
