import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolated } from '#domain/language/isolated.ts';
import { openIn } from './directions.ts';

/** Letters of both directions, digits, and every control of the direction, most often in a wrong order. */
const PARTS = Array.from(
  'aÉ字 7£-😀שم٣ﷺ𐤀𞤀\u200d\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
);
const odd = fc.array(fc.constantFrom(...PARTS)).map((parts) => parts.join(''));

const SENTENCE = ['Your £25.00 for ', ' is on its way.'] as const;
const told = (name: string) => SENTENCE.join(name);

it.each([
  'Bücherwurm',
  'Žižek & Søn – 3.0',
  '東京堂',
  'Ελλάς',
  'Кафе',
  '👩‍🍳 Kitchen',
  '',
  'R\u200dS',
  '½ × 2',
])('leaves the plain name %j unchanged', (name) => {
  expect(isolated(name)).toBe(name);
});

it.each([
  ['an override that is never closed', 'Bowl\u202eyaw', 'Bowlyaw'],
  ['a closing that closes nothing', 'Bowl\u2069\u202cyaw', 'Bowlyaw'],
  ['an isolate that is never closed', 'Bowl\u2067yaw', 'Bowlyaw'],
  ['letters from right to left', 'ספרים', 'ספרים'],
  ['digits among them', 'مكتبة 25', 'مكتبة 25'],
  ['letters beyond the basic plane', '𐤀𐤁', '𐤀𐤁'],
  ['a mark of the direction, which is harmless', 'Tea\u200f!', 'Tea\u200f!'],
])('isolates a name with %s', (_what, name, within) => {
  expect(isolated(name)).toBe(`\u2068${within}\u2069`);
});

it('isolates a text that contains isolated parts as a whole', () => {
  const inner = `Code of ${isolated('ספרים')}`;
  expect(isolated(inner)).toBe(`\u2068${inner}\u2069`);
});

it('changes no direction outside a name, and leaves nothing open after it', () => {
  fc.assert(
    fc.property(odd, (name) => {
      const text = told(isolated(name));
      const places = openIn(text);
      const [before, after] = SENTENCE;
      const around = [...places.slice(0, before.length), ...places.slice(-after.length - 1)];
      expect(around.flat()).toEqual([]);
    }),
  );
});

it('removes direction overrides, so that a name reads as it is written', () => {
  fc.assert(
    fc.property(odd, (name) => {
      expect(openIn(isolated(name)).flat()).not.toContain('override');
    }),
  );
});

it('removes nothing from a name but direction controls', () => {
  const letters = (text: string) => text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  fc.assert(
    fc.property(odd, (name) => {
      expect(letters(isolated(name))).toBe(letters(name));
    }),
  );
});

it('detects an unisolated name that turns what follows it', () => {
  const places = openIn(told('Bowl\u202eyaw'));
  expect(places.at(-1)).toEqual(['override']);
});
