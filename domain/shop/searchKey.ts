const SPACE_OR_UNSEEN = /[\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]/gu;
/** What phones, keyboards and brands write in place of `'`. */
const APOSTROPHES = /[\u2018\u2019\u201b`´ʹʼ′＇]/g;

/** Normalises after the first steps, because they can bring a letter and its accent together (product 5.4). */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(SPACE_OR_UNSEEN, '').normalize('NFC').replace(APOSTROPHES, "'");
}
