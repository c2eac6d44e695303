/**
 * A stroke alphabet of our own: each letter is a path to be drawn with any width, so that one table gives thin,
 * bold, narrow and wide lettering on every system. Capitals stand from 0 to 20, small letters from 7 to 20, tails
 * reach 26. Only M, L, Q and C with absolute coordinates.
 */
export interface Letter {
  readonly width: number;
  readonly path: string;
}

const BOWL = 'M12 13.5C12 9.5 9.5 7 6 7C2.5 7 0 9.5 0 13.5C0 17.5 2.5 20 6 20C9.5 20 12 17.5 12 13.5';
const ROUND = 'M10 0C4.5 0 0 4.5 0 10C0 15.5 4.5 20 10 20C15.5 20 20 15.5 20 10C20 4.5 15.5 0 10 0';
const ARCH = 'M0 13Q0 7 5.5 7Q11 7 11 12.5L11 20';

export const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 16, path: 'M0 20L8 0L16 20M3 13L13 13' },
  B: {
    width: 13,
    path: 'M0 9.5L0 0L6.5 0Q12 0 12 4.7Q12 9.5 6.5 9.5L0 9.5L0 20L7 20Q13 20 13 14.7Q13 9.5 7 9.5',
  },
  C: { width: 17, path: 'M17 3.5Q14.5 0 10 0C4.5 0 0 4.5 0 10C0 15.5 4.5 20 10 20Q14.5 20 17 16.5' },
  D: { width: 16, path: 'M0 20L0 0L6 0C12 0 16 4 16 10C16 16 12 20 6 20L0 20L0 10' },
  E: { width: 11, path: 'M11 0L0 0L0 20L11 20M0 10L9 10' },
  F: { width: 11, path: 'M11 0L0 0L0 20M0 10L9 10' },
  G: {
    width: 18,
    path: 'M17 3.5Q14.5 0 10 0C4.5 0 0 4.5 0 10C0 15.5 4.5 20 10 20C14.5 20 18 17 18 11L11 11',
  },
  H: { width: 14, path: 'M0 0L0 20M14 0L14 20M0 10L14 10' },
  I: { width: 0, path: 'M0 0L0 20' },
  J: { width: 9, path: 'M9 0L9 14Q9 20 4 20Q1 20 0 17.5' },
  K: { width: 13, path: 'M0 0L0 20M12 0L0 12M4.5 8L13 20' },
  L: { width: 11, path: 'M0 0L0 20L11 20' },
  M: { width: 17, path: 'M0 20L0 0L8.5 13L17 0L17 20' },
  N: { width: 14, path: 'M0 20L0 0L14 20L14 0' },
  O: { width: 20, path: ROUND },
  P: { width: 12, path: 'M0 20L0 0L6 0Q12 0 12 5.5Q12 11 6 11L0 11' },
  Q: { width: 20, path: `${ROUND}M12.5 13.5L19.5 21` },
  R: { width: 13, path: 'M0 20L0 0L6 0Q12 0 12 5.5Q12 11 6 11L0 11M6.5 11L13 20' },
  S: {
    width: 13,
    path: 'M11.8 3.5Q10 0 6 0Q.7 0 .7 4.9Q.7 8.6 6 9.7Q12.5 11 12.5 15Q12.5 20 6.2 20Q1.2 20 0 16',
  },
  T: { width: 14, path: 'M0 0L14 0M7 0L7 20' },
  U: { width: 14, path: 'M0 0L0 13Q0 20 7 20Q14 20 14 13L14 0' },
  V: { width: 15, path: 'M0 0L7.5 20L15 0' },
  W: { width: 22, path: 'M0 0L5.5 20L11 2L16.5 20L22 0' },
  X: { width: 14, path: 'M0 0L14 20M14 0L0 20' },
  Y: { width: 14, path: 'M0 0L7 10.5L14 0M7 10.5L7 20' },
  Z: { width: 13, path: 'M0 0L13 0L0 20L13 20' },
  a: { width: 12, path: `${BOWL}M12 7.5L12 20` },
  b: { width: 12, path: `${BOWL}M0 0L0 20` },
  c: { width: 10.5, path: 'M10.5 9.5Q9 7 6 7C2.5 7 0 9.5 0 13.5C0 17.5 2.5 20 6 20Q9 20 10.5 17.5' },
  d: { width: 12, path: `${BOWL}M12 0L12 20` },
  e: { width: 12, path: 'M0 13.2L12 13.2Q12 7 6 7C2.5 7 0 9.5 0 13.5C0 17.5 2.5 20 6.2 20Q9.5 20 11.2 17.5' },
  f: { width: 7, path: 'M7.5 .8Q3 -.6 3 4.5L3 20M0 7.5L7 7.5' },
  g: { width: 12, path: `${BOWL}M12 7.5L12 20.5Q12 26 6 26Q2.5 26 .8 24` },
  h: { width: 11, path: `M0 0L0 20${ARCH}` },
  i: { width: 0, path: 'M0 7.5L0 20M0 2L0 2.5' },
  j: { width: 3, path: 'M3 7.5L3 22Q3 26 -.5 26M3 2L3 2.5' },
  k: { width: 10, path: 'M0 0L0 20M9.5 7.5L0 15M3.5 12.5L10 20' },
  l: { width: 0, path: 'M0 0L0 20' },
  m: { width: 18, path: 'M0 7.5L0 20M0 13Q0 7 4.7 7Q9 7 9 12L9 20M9 12.5Q9 7 13.7 7Q18 7 18 12L18 20' },
  n: { width: 11, path: `M0 7.5L0 20${ARCH}` },
  o: {
    width: 13,
    path: 'M6.5 7C3 7 0 9.5 0 13.5C0 17.5 3 20 6.5 20C10 20 13 17.5 13 13.5C13 9.5 10 7 6.5 7',
  },
  p: { width: 12, path: `${BOWL}M0 7.5L0 26` },
  q: { width: 12, path: `${BOWL}M12 7.5L12 26` },
  r: { width: 6.5, path: 'M0 7.5L0 20M0 13Q.3 7 6.5 7.3' },
  s: {
    width: 9,
    path: 'M8.5 9.2Q7.5 7 4.6 7Q.6 7 .6 10Q.6 12.4 4.6 13.2Q9.2 14.1 9.2 16.6Q9.2 20 4.7 20Q1 20 0 17.5',
  },
  t: { width: 7, path: 'M3 2.5L3 16Q3 20 7.2 19.7M0 7.5L7 7.5' },
  u: { width: 11, path: 'M11 7.5L11 20M11 14Q11 20 5.5 20Q0 20 0 14.5L0 7.5' },
  v: { width: 11, path: 'M0 7.5L5.5 20L11 7.5' },
  w: { width: 17, path: 'M0 7.5L4.2 20L8.5 8.5L12.8 20L17 7.5' },
  x: { width: 10.5, path: 'M0 7.5L10.5 20M10.5 7.5L0 20' },
  y: { width: 11, path: 'M0 7.5L5.7 20M11 7.5L5.7 20Q3.5 26 0 25.6' },
  z: { width: 10, path: 'M0 7.5L10 7.5L0 20L10 20' },
  '&': {
    width: 16,
    path: 'M16 20L4.5 6.5Q3 4.5 3.5 2.8Q4.3 0 7 0Q10.5 0 10.5 3.3Q10.5 5.6 7 7.8Q0 11.5 0 15.2Q0 20 5.8 20Q11.5 20 14.5 11',
  },
  '-': { width: 7, path: 'M0 11L7 11' },
  "'": { width: 0, path: 'M0 0L0 4.5' },
  ' ': { width: 5, path: '' },
};

/** Marks above a letter, for a box of one letter's width: the two dots of ä, ö, ü, and the acute of é. */
export const MARKS: Readonly<Record<string, (middle: number, top: number) => string>> = {
  '\u0308': (x, y) => `M${x - 3.5} ${y - 4}L${x - 3.5} ${y - 4.5}M${x + 3.5} ${y - 4}L${x + 3.5} ${y - 4.5}`,
  '\u0301': (x, y) => `M${x - 1.5} ${y - 3}L${x + 2} ${y - 6}`,
};
