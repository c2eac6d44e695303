/** By site id (product 2.2). */
export const CATEGORY: Readonly<Record<string, number>> = {
  de: 1,
  at: 2,
  ch: 9,
  it: 15,
  fr: 20,
  'fr-plus': 22,
  gb: 27,
  'bank-one': 29,
  'bank-two': 30,
  region: 31,
  us: 33,
  be: 34,
  ca: 35,
  restaurant: 36,
  'card-network': 37,
};
