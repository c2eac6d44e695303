/** A decoder of our own for tests: by the tables of ISO/IEC 15417 and 15420, and sharing nothing with what draws. */

/** Widths of bars and gaps, by value; the last is the stop pattern. */
const CODE_128 = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ');

const SET_C = 99;
const SET_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;

/** Widths of a digit's bars and gaps left of the middle; mirrored they are another digit of the same value. */
const EAN = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];

/** The first digit, by which of the six left digits are mirrored. */
const FIRST = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

/**
 * Reads the widths of bars and gaps, from the first bar to the last, in any unit. Throws unless check sum and pattern
 * are right to the module.
 */
export function decodeCode128(widths: readonly number[]): string {
  const modules = (widths.length - 7) / 6;
  const values = Array.from({ length: modules }, (_, at) => valueOf(widths.slice(6 * at, 6 * at + 6), 11));
  if (valueOf(widths.slice(-7), 13) !== STOP) throw new Error('no stop pattern');
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, at) => total + value * (at + 1), start);
  if (sum % 103 !== check) throw new Error(`check sum ${check} instead of ${sum % 103}`);
  return letters(start, rest);
}

/** As `decodeCode128`. */
export function decodeEan13(widths: readonly number[]): string {
  const digits = [0, 1, 2, 3, 4, 5].map((at) => ean(widths.slice(3 + 4 * at, 7 + 4 * at)));
  const right = [0, 1, 2, 3, 4, 5].map((at) => ean(widths.slice(32 + 4 * at, 36 + 4 * at)));
  const first = FIRST.indexOf(digits.map(({ mirrored }) => Number(mirrored)).join(''));
  return [first, ...[...digits, ...right].map(({ digit }) => digit)].join('');
}

/** The widths of the runs in a line of black (true) and white, without the white at both ends. */
export function runs(line: readonly boolean[]): number[] {
  const trimmed = line.slice(line.indexOf(true), line.lastIndexOf(true) + 1);
  const starts = trimmed.flatMap((isBlack, at) => (isBlack === trimmed[at - 1] ? [] : [at]));
  return starts.map((start, at) => (starts[at + 1] ?? trimmed.length) - start);
}

function valueOf(widths: readonly number[], modules: number): number {
  const value = CODE_128.indexOf(inModules(widths, modules));
  if (value === -1) throw new Error(`no pattern of Code 128: ${widths.join(' ')}`);
  return value;
}

function ean(widths: readonly number[]): { digit: number; mirrored: boolean } {
  const pattern = inModules(widths, 7);
  const plain = EAN.indexOf(pattern);
  const digit = plain === -1 ? EAN.indexOf(Array.from(pattern).toReversed().join('')) : plain;
  if (digit === -1) throw new Error(`no digit of EAN-13: ${widths.join(' ')}`);
  return { digit, mirrored: plain === -1 };
}

function inModules(widths: readonly number[], modules: number): string {
  const unit = widths.reduce((sum, width) => sum + width, 0) / modules;
  return widths.map((width) => Math.round(width / unit)).join('');
}

function letters(start: number, values: readonly number[]): string {
  let set = start === START_C ? SET_C : SET_B;
  if (start !== START_B && start !== START_C) throw new Error(`no start pattern: ${start}`);
  let text = '';
  for (const value of values) {
    if (value === SET_B || value === SET_C) {
      // Inside set C, 99 is a pair of digits.
      if (value === SET_C && set === SET_C) text += '99';
      set = value;
    } else text += set === SET_C ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}
