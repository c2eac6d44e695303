/** Whether this browser keeps what is stored, so that a reload loses nothing (fortress C1). */
export interface StorageHealth {
  lasts(): boolean;
}
