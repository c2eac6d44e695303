/** Texts that are the same word in English and in the named language, each looked at by a person. */
export const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  de: ['Amazon Pay', 'Bonus', 'Code', 'Name', 'online', 'optional', 'PDF', 'PIN', 'Shop'],
  fr: ['Amazon Pay', 'Bonus', 'Menu', 'Code', 'PDF', 'Total', 'Version {{version}}'],
  it: ['Amazon Pay', 'Bonus', 'Menu', 'No', 'online', 'PDF', 'PIN'],
  nl: ['+ {{money}} bonus', 'Bonus', 'Amazon Pay', 'Menu', 'online', 'Code', 'Postcode'],
};
