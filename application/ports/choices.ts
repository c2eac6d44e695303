/** What a visitor chose on this device, beyond the session. Null stands for nothing. */
export interface Choices {
  readLocale(): string | null;
  writeLocale(locale: string): void;
  readPaybackCustomer(): boolean;
  writePaybackCustomer(): void;
  /** The url name of the category that was opened last (specification 3, "Kept in the browser"). */
  readCategory(): string | null;
  writeCategory(urlName: string | null): void;
  /** The url name of the variation that was opened last. */
  readVariation(): string | null;
  writeVariation(urlName: string | null): void;
}
