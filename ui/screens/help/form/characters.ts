const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts characters as people do: a family of emoji is one, and so is a letter with its marks. */
export function charactersOf(text: string): number {
  return [...parts.segment(text)].length;
}
