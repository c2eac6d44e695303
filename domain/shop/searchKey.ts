/** What a name search compares: lower case, spaces removed (specification 5). */
export function searchKey(text: string): string {
  return text.toLowerCase().replace(/\s/g, '');
}
