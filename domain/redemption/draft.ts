/** What is chosen on the way to a redemption, kept for the session so that nothing is asked twice. */
export interface RedemptionDraft {
  readonly shopId: string;
  readonly valueInCent: number;
}
