import { expect, it } from 'vitest';
import {
  PICTURE_MARGIN,
  PICTURE_WIDTH,
  type PictureWords,
  pictureLayout,
} from '#ui/screens/codes/codePage/pictureLayout.ts';

const QUIET = 4;
const row = (modules: number) =>
  Array.from({ length: modules }, (_, at) => at >= QUIET && at < modules - QUIET && at % 2 === 0);
const BARS = [row(211)];
const SQUARE = Array.from({ length: 29 }, () => row(29));

const code = { label: 'Code', code: 'ABCDEFGHJKLMNP', pin: 'PIN 0815', validity: 'Valid', modules: null };
const words = (...codes: PictureWords['codes']): PictureWords => ({
  brand: 'Frohgut',
  shop: 'Bücherwurm',
  amount: '€25.00',
  codes,
});

it('says shop, amount, code in groups, PIN and last day, from top to bottom', () => {
  const { parts, height } = pictureLayout(words(code));
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.groups.join(' ')] : []));
  expect(texts).toEqual(['Bücherwurm', '€25.00', 'Code', 'ABCD EFG HJKL MNP', 'PIN 0815', 'Valid']);
  const lines = parts.map(({ y }) => y);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(height).toBeGreaterThan(Math.max(...lines));
});

it.each([
  ['bars', BARS, 4],
  ['a QR code', SQUARE, 17],
])('draws %s in whole pixels a module, below the letters, with its quiet zone', (_what, modules, module) => {
  const symbol = pictureLayout(words({ ...code, modules })).parts.find(({ kind }) => kind === 'symbol');
  expect(symbol).toMatchObject({ module });
  if (symbol?.kind !== 'symbol') throw new Error('no symbol');
  expect(symbol.x + QUIET * module).toBe(PICTURE_MARGIN);
  expect(symbol.x).toBeGreaterThanOrEqual(0);
  expect(symbol.x + (modules[0]?.length ?? 0) * module).toBeLessThanOrEqual(PICTURE_WIDTH - PICTURE_MARGIN);
});

it('draws several codes below each other', () => {
  const one = pictureLayout(words(code));
  const three = pictureLayout(words(code, code, { ...code, modules: BARS }));
  expect(three.parts.filter(({ kind }) => kind === 'rule')).toHaveLength(4);
  expect(three.height).toBeGreaterThan(2 * one.height - 400);
});
