/** What a visitor chose on this device, beyond the session. */
export interface Choices {
  readLocale(): string | null;
  writeLocale(locale: string): void;
  readPaybackCustomer(): boolean;
  writePaybackCustomer(): void;
}
