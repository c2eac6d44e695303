/** An embedding, an override or an isolate that is open at a place of a text. */
type Open = 'embedding' | 'override' | 'isolate';

const OPENS: Readonly<Record<string, Open>> = {
  '\u202a': 'embedding',
  '\u202b': 'embedding',
  '\u202d': 'override',
  '\u202e': 'override',
  '\u2066': 'isolate',
  '\u2067': 'isolate',
  '\u2068': 'isolate',
};

/**
 * What is open before each character of a text, and at its end, after rules X1 to X8 of the Unicode Bidirectional
 * Algorithm (UAX 9): a PDF closes the last embedding or override, a PDI the last isolate with all that it contains.
 */
export function openIn(text: string): readonly (readonly Open[])[] {
  let open: readonly Open[] = [];
  const places = Array.from(text, (character) => {
    const before = open;
    const opens = OPENS[character];
    if (opens) open = [...open, opens];
    else if (character === '\u202c' && open.at(-1) !== 'isolate') open = open.slice(0, -1);
    else if (character === '\u2069' && open.includes('isolate'))
      open = open.slice(0, open.lastIndexOf('isolate'));
    return before;
  });
  return [...places, open];
}
