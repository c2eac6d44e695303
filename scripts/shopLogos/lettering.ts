import { LETTERS, MARKS } from './letters.ts';

/** How a line of letters is drawn. */
export interface Hand {
  /** Stroke width in units of the alphabet, whose capitals are 20 high. */
  readonly weight: number;
  /** Horizontal stretch: 1 as designed, below it narrow, above it wide. */
  readonly stretch: number;
  /** Room between letters in units of the alphabet. */
  readonly tracking: number;
  readonly round: boolean;
  /** Degrees to lean. */
  readonly slant?: number;
}

/** A line of text as drawing instructions with its size. */
export interface Line {
  readonly width: number;
  /** Height of the capitals. */
  readonly height: number;
  /** The line with its left edge at `x` and its letters standing on `baseline`. */
  draw(x: number, baseline: number, colour: string): string;
}

const CAP_HEIGHT = 20;

/** The largest line of these letters that is neither wider nor higher than asked for. */
export function line(text: string, hand: Hand, most: { width: number; height: number }): Line {
  const letters = setLetters(text, hand);
  const height = Math.min(most.height, (most.width / (letters.width + hand.weight)) * CAP_HEIGHT);
  const scale = height / CAP_HEIGHT;
  const lean = hand.slant === undefined ? 0 : Math.tan((hand.slant * Math.PI) / 180);
  return {
    width: (letters.width + hand.weight) * scale,
    height,
    draw(x, baseline, colour) {
      const left = x + (hand.weight / 2) * scale;
      const path = compact(letters.path, (px, py) => [
        left + (px + (CAP_HEIGHT - py) * lean) * scale,
        baseline + (py - CAP_HEIGHT) * scale,
      ]);
      const ends = hand.round
        ? ' stroke-linecap="round" stroke-linejoin="round"'
        : ' stroke-linecap="square" stroke-miterlimit="1.5"';
      const width = Math.max(2, Math.round(hand.weight * scale));
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${ends}/>`;
    },
  };
}

/** The letters one after the other, in units of the alphabet, stretched. */
function setLetters(text: string, { stretch, tracking }: Hand): { path: string; width: number } {
  let path = '';
  let x = 0;
  for (const character of text) {
    const [base = ' ', mark = ''] = character.normalize('NFD');
    const letter = LETTERS[base];
    if (letter === undefined) throw new RangeError(`There is no letter ${character}.`);
    const top = base === base.toUpperCase() ? 0 : 7;
    const whole = letter.path + (MARKS[mark]?.(letter.width / 2, top) ?? '');
    const start = x;
    path += moved(whole, (px, py) => [start + px * stretch, py]);
    x += letter.width * stretch + tracking;
  }
  return { path, width: x - tracking };
}

type Move = (x: number, y: number) => readonly [number, number];

/** Each point of a path moved. */
function moved(path: string, move: Move): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y)).join(' '),
  );
}

/** A path in whole, relative numbers: a third of the size. */
function compact(path: string, move: Move): string {
  let at: readonly number[] = [0, 0];
  return path.replace(/([MLQC])([^MLQC]*)/g, (_, command: string, points: string) => {
    const separate = points.replace(/(\d) (-?[\d.]+) (-?[\d.]+)/g, '$1 $2 $3');
    const pairs = pairsOf(moved(separate, move).split(/[ ,]+/).map(Number).map(Math.round));
    const relative = pairs.flatMap(([x = 0, y = 0]) => [x - (at[0] ?? 0), y - (at[1] ?? 0)]);
    at = pairs.at(-1) ?? at;
    const [x = 0, y = 0] = relative;
    if (command === 'L' && y === 0) return `h${x}`;
    if (command === 'L' && x === 0) return `v${y}`;
    return command.toLowerCase() + joined(relative);
  });
}

function pairsOf(numbers: readonly number[]): number[][] {
  return numbers.flatMap((number, index) => (index % 2 === 0 ? [[number, numbers[index + 1] ?? 0]] : []));
}

/** Numbers of a path; a minus needs no space before it. */
function joined(numbers: readonly number[]): string {
  return numbers.map((number, index) => (index === 0 || number < 0 ? String(number) : ` ${number}`)).join('');
}
