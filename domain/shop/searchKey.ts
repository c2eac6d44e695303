const SPACE_OR_UNSEEN = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a name search compares: lower case, spaces removed (specification 5). Nor do characters count that nobody sees,
 * and a letter and its accent are one, however they were written. Composed last: both steps before it can bring a
 * letter and its accent together.
 */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(SPACE_OR_UNSEEN, '').normalize('NFC');
}
