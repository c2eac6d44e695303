/** Tells that something this tab keeps was written or removed, whoever has done it and through whatever port. */
export interface TabChanges {
  /** For as long as the page lives. The same listener is told once, however often it is given. */
  onChange(listener: () => void): void;
}
