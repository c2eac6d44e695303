/** A list of words, or of short names, parted by commas. */
export function words(list: string): readonly string[] {
  return list.split(', ');
}
