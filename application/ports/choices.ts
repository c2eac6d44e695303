/** What a visitor chose on this device; it outlives the tab. Null stands for "not chosen". */
export interface Choices {
  /** Unchecked: it may be a locale that this site does not have. `chooseLocale` decides. */
  readLocale(): string | null;
  writeLocale(locale: string): void;
  /** True if this device was marked as a Payback customer's. */
  readPaybackCustomer(): boolean;
  /** Marks this device as a Payback customer's. There is no way to take it back. */
  writePaybackCustomer(): void;
  /** The `urlName` of the shop category that was opened last (specification 3, "Kept in the browser"). */
  readCategory(): string | null;
  /** Null forgets it. */
  writeCategory(urlName: string | null): void;
  /** The `urlName` of the variation that was opened last. */
  readVariation(): string | null;
  /** Null forgets it. */
  writeVariation(urlName: string | null): void;
}
