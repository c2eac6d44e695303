const SPACE_OR_UNSEEN = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Returns what a name search compares: lower case, without spaces (product 5.4) and invisible characters, a
 * letter and its accent as one. Composed last, because both steps before can bring a letter and its accent together.
 */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(SPACE_OR_UNSEEN, '').normalize('NFC');
}
