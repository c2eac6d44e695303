/** Capital letters of our own, as strokes on a grid of 4 × 6. A placeholder logo needs no font. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6 2 0 4 6M.7 4H3.3',
  B: 'M0 0V6H2.4A1.5 1.5 0 0 0 2.4 3H0M2.4 3A1.5 1.5 0 0 0 2.4 0H0',
  C: 'M4 .8A2.6 3 0 1 0 4 5.2',
  D: 'M0 0V6H1.4A3 3 0 0 0 1.4 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 .8A2.6 3 0 1 0 4 5.2V3.4H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6M1 0H3M1 6H3',
  J: 'M4 0V4A2 2 0 0 1 0 4',
  K: 'M0 0V6M4 0 0 3.4M1.2 2.6 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0Z',
  P: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.3H0',
  Q: 'M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0ZM2.4 4.4 4 6.4',
  R: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.3H0M2 3.3 4 6',
  S: 'M3.8 1A1.9 1.5 0 0 0 2 0 1.5 1.5 0 0 0 2 3 1.5 1.5 0 0 1 2 6 1.9 1.5 0 0 1 .2 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 2.4 3 6 4 0',
  X: 'M0 0 4 6M4 0 0 6',
  Y: 'M0 0 2 3V6M4 0 2 3',
  Z: 'M0 0H4L0 6H4',
  '0': 'M2 0A2 3 0 1 0 2 6 2 3 0 1 0 2 0Z',
  '1': 'M1 1 2 0V6',
  '2': 'M0 1.6A2 1.6 0 0 1 4 1.6C4 3 0 4.6 0 6H4',
  '3': 'M0 0H4L2 2.4A1.8 1.8 0 1 1 0 5.2',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M4 0H.6V2.6A2 1.7 0 1 1 0 5.4',
  '6': 'M3.4 0C1 1 0 2.8 0 4.2A2 1.8 0 1 0 2 2.4',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 0A1.6 1.5 0 1 0 2 3 1.9 1.5 0 1 0 2 6 1.9 1.5 0 1 0 2 3 1.6 1.5 0 1 0 2 0Z',
  '9': 'M.6 6C3 5 4 3.2 4 1.8A2 1.8 0 1 0 2 3.6',
  '&': 'M4 6 1 2A1.2 1.2 0 1 1 3 1.4L.6 3.6A1.5 1.5 0 0 0 3.4 5',
  '+': 'M2 1.4V4.6M.4 3H3.6',
  '-': 'M.8 3H3.2',
};

/** Grid units from one letter to the next. */
const ADVANCE = 6;

/** The paths of a word without accents, and its width in grid units; letters that we have not drawn are left out. */
export function strokesOf(word: string): { readonly paths: string; readonly width: number } {
  const capitals = word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toUpperCase();
  const letters = capitals.match(/./gu) ?? [];
  const places = letters.map((letter, index) => ({ drawn: STROKES[letter], x: index * ADVANCE }));
  const paths = places.flatMap(({ drawn, x }) =>
    drawn === undefined ? [] : [`<path d="${drawn}" transform="translate(${x})"/>`],
  );
  return { paths: paths.join(''), width: letters.length * ADVANCE - 2 };
}
