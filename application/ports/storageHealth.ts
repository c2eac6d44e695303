/** Tells whether this browser keeps what is stored (product 13.6). */
export interface StorageHealth {
  /** True if what is stored survives a reload; false if it is kept in memory only. */
  lasts(): boolean;
}
