/** Tells whether this browser persists stored values (product 13.6). */
export interface StorageHealth {
  /** True if stored values survive a reload; false if they are kept in memory only. */
  lasts(): boolean;
}
