/**
 * A decoder of our own for tests, for the small QR codes of short texts: versions 1 and 2, whose codewords are one
 * block. It corrects no error, so each module has to be right.
 */
export function decodeQr(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  if (size !== 21 && size !== 25) throw new Error(`${size} modules a side`);
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  const bits = [...codewordBits(at, size)];
  let place = 0;
  const take = (length: number) => {
    const taken = bits.slice(place, place + length);
    place += length;
    return Number.parseInt(taken.map(Number).join(''), 2);
  };
  const mode = take(4);
  if (mode === 0b0100) {
    const bytes = Array.from({ length: take(8) }, () => take(8));
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
  if (mode !== 0b0010) throw new Error(`mode ${mode}`);
  const length = take(9);
  const pairs = Array.from({ length: Math.floor(length / 2) }, () => take(11));
  const last = length % 2 === 1 ? [sign(take(6))] : [];
  return [...pairs.flatMap((pair) => [sign(Math.floor(pair / 45)), sign(pair % 45)]), ...last].join('');
}

const sign = (value: number) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'[value] ?? '?';

type At = (x: number, y: number) => boolean;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Columns in pairs from the right, up and down in turn, beside the patterns. */
function* codewordBits(at: At, size: number): Generator<boolean> {
  // Bits 12 to 10 of the format beside the upper left corner, which are masked with 101.
  const mask = MASKS[[at(2, 8), at(3, 8), at(4, 8)].reduce((sum, bit) => sum * 2 + Number(bit), 0) ^ 0b101];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y, size)) yield at(x, y) !== (mask?.(x, y) ?? false);
      }
    }
    isUp = !isUp;
  }
}

function isPattern(x: number, y: number, size: number): boolean {
  const isCorner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
  const isAligning = size === 25 && Math.abs(x - 18) <= 2 && Math.abs(y - 18) <= 2;
  return isCorner || x === 6 || y === 6 || isAligning;
}
