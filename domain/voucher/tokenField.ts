/** Fields of the voucher token that the app cannot do without. `other`: the token as a whole is unreadable. */
export const TOKEN_FIELDS = [
  'exp',
  'currency',
  'isPrepaid',
  'balanceInCent',
  'categoryId',
  'noMarketplaces',
  'other',
] as const;
export type TokenField = (typeof TOKEN_FIELDS)[number];

/** Reduces a field's name, which comes from foreign data, to the closed list. */
export function tokenField(name: unknown): TokenField {
  return TOKEN_FIELDS.find((each) => each === name) ?? 'other';
}
