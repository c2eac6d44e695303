import { arcCurves } from './arc.ts';

const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;

/** Numbers that each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

interface Pen {
  readonly x: number;
  readonly y: number;
  /** Where the subpath began. */
  readonly from: readonly [number, number];
  /** The last control point, which S and T mirror. */
  readonly bend?: { readonly of: 'cubic' | 'quadratic'; readonly x: number; readonly y: number };
}

/** Path data as operators of PDF: lines and cubic curves with absolute coordinates. */
export function pathOperators(data: string): string {
  let pen: Pen = { x: 0, y: 0, from: [0, 0] };
  const operators: string[] = [];
  for (const [command, numbers] of commandsOf(data)) {
    const [drawn, moved] = draw(command, numbers, pen);
    operators.push(drawn);
    pen = moved;
  }
  return operators.join(' ');
}

/** Each command with its numbers; repeated numbers repeat the command, and those of a move are lines. */
function* commandsOf(data: string): Generator<[string, number[]]> {
  const tokens = splitFlags(data);
  let at = 0;
  let command = '';
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at += 1;
    }
    const count = TAKES[command.toUpperCase()] ?? 0;
    yield [command, tokens.slice(at, at + count).map(Number)];
    at += count;
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
}

/** The two flags of an arc may stand without a space before the next number. */
function splitFlags(data: string): string[] {
  const apart = data.replace(
    /([aA])([^a-zA-Z]*)/g,
    (_, command: string, numbers: string) =>
      command +
      numbers.replace(
        /(-?[\d.]+[\s,]*-?[\d.]+[\s,]*-?[\d.]+[\s,]+)([01])[\s,]*([01])[\s,]*(-?[\d.]+[\s,]*-?[\d.]+)/g,
        '$1$2 $3 $4 ',
      ),
  );
  return Array.from(apart.matchAll(TOKEN), ([token]) => token);
}

function draw(command: string, numbers: readonly number[], pen: Pen): [string, Pen] {
  const kind = command.toUpperCase();
  const isRelative = command !== kind;
  const [dx, dy] = isRelative ? [pen.x, pen.y] : [0, 0];
  const points = numbers.map((number, at) => number + (at % 2 === 0 ? dx : dy));
  const [a = 0, b = 0, c = 0, d = 0] = points;
  const [x = 0, y = 0] = points.slice(-2);
  const mirrored = (of: 'cubic' | 'quadratic') =>
    pen.bend?.of === of
      ? ([2 * pen.x - pen.bend.x, 2 * pen.y - pen.bend.y] as const)
      : ([pen.x, pen.y] as const);
  switch (kind) {
    case 'M':
      return [`${pair(a, b)} m`, { x: a, y: b, from: [a, b] }];
    case 'L':
      return line(a, b, pen);
    case 'H':
      return line(a, pen.y, pen);
    case 'V':
      return line(pen.x, (numbers[0] ?? 0) + dy, pen);
    case 'C':
      return cubic([a, b], [c, d], [x, y], pen);
    case 'S':
      return cubic(mirrored('cubic'), [a, b], [x, y], pen);
    case 'Q':
      return quadratic([a, b], [x, y], pen);
    case 'T':
      return quadratic(mirrored('quadratic'), [x, y], pen);
    case 'A': {
      const end = [(numbers[5] ?? 0) + dx, (numbers[6] ?? 0) + dy] as const;
      const curves = arcCurves([pen.x, pen.y], numbers, end);
      return [curves.map((curve) => `${curve.map(short).join(' ')} c`).join(' '), at(pen, end)];
    }
    default:
      return ['h', at(pen, pen.from)];
  }
}

type Point = readonly [number, number];

const at = ({ from }: Pen, [x, y]: Point): Pen => ({ x, y, from });

function line(x: number, y: number, pen: Pen): [string, Pen] {
  return [`${pair(x, y)} l`, at(pen, [x, y])];
}

function cubic(one: Point, other: Point, end: Point, pen: Pen): [string, Pen] {
  const drawn = `${pair(...one)} ${pair(...other)} ${pair(...end)} c`;
  return [drawn, { ...at(pen, end), bend: { of: 'cubic', x: other[0], y: other[1] } }];
}

function quadratic(bend: Point, end: Point, pen: Pen): [string, Pen] {
  const towards = ([x, y]: Point) => pair(x + (2 / 3) * (bend[0] - x), y + (2 / 3) * (bend[1] - y));
  const drawn = `${towards([pen.x, pen.y])} ${towards(end)} ${pair(...end)} c`;
  return [drawn, { ...at(pen, end), bend: { of: 'quadratic', x: bend[0], y: bend[1] } }];
}

const pair = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** A number as PDF reads it: no exponent. */
export function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}
