/** Texts that are the same in English and in the language, each checked by a person. */
export const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  de: ['Amazon Pay', 'Bonus', 'Code', 'Name', 'online', 'optional', 'PDF', 'PIN', 'Shop'],
  fr: ['Amazon Pay', 'Bonus', 'Menu', 'Code', 'PDF', 'Total', 'Version {{version}}'],
  it: ['Amazon Pay', 'Bonus', 'Menu', 'No', 'online', 'PDF', 'PIN'],
  nl: ['{{many}} partners', '+ {{money}} bonus', 'Bonus', 'Amazon Pay', 'Menu', 'online', 'Code', 'Postcode'],
};
