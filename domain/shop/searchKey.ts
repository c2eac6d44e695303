const SPACE_OR_UNSEEN = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;

/** Normalises last, because the earlier steps can bring a letter and its accent together (product 5.4). */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(SPACE_OR_UNSEEN, '').normalize('NFC');
}
