import type { Cover } from '#domain/upload/cover.ts';

/** Redraws pictures on this device; nothing is uploaded. */
export interface Photos {
  /**
   * Returns a JPEG of at most this many bytes. Its longer edge is as long as possible, and at least 2,000 pixels if the
   * original had as many. Null if the device cannot draw it, or cannot make it small enough.
   */
  smaller(bytes: Uint8Array, atMostBytes: number): Promise<Uint8Array | null>;
  /**
   * Returns a JPEG of at most this many bytes, in the largest possible resolution, with these areas painted over: none
   * of the covered content remains. Null if the device cannot draw it, or cannot make it small enough.
   */
  covered(bytes: Uint8Array, covers: readonly Cover[], atMostBytes: number): Promise<Uint8Array | null>;
  /**
   * Returns a `data:` URL for display: `small`, or `large` enough to recognise details. Null if the device cannot draw
   * it.
   */
  preview(bytes: Uint8Array, size: 'small' | 'large'): Promise<string | null>;
}
