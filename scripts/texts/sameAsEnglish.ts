/** Texts that are the same word in English and in the named language, each looked at by a person. */
export const SAME_AS_ENGLISH: Record<string, readonly string[]> = {
  de: ['Code', 'Name', 'online', 'optional', 'PDF', 'PIN', 'Shop'],
  fr: ['Menu', 'Code', 'PDF', 'Total'],
  it: ['Menu', 'No', 'online', 'PDF', 'PIN'],
  nl: ['Menu', 'online', 'Code', 'Postcode'],
};
