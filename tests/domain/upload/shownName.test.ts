import { expect, test } from 'vitest';
import { shownName } from '#domain/upload/shownName.ts';

test.each([
  ['Ausweis.jpg', 'Ausweis.jpg'],
  ['C:\\Users\\Erika\\Ausweis.jpg', 'Ausweis.jpg'],
  ['/home/erika/../Ausweis.jpg', 'Ausweis.jpg'],
  ['..\\\u202Egpj.exe', 'gpj.exe'],
  ['a\u0000b\u200B.png', 'ab.png'],
  [' \u2066 ', '…'],
  ['', '…'],
])('shows %j as %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('keeps beginning and extension of a long name', () => {
  const shown = shownName(`${'a'.repeat(200)}.jpeg`);
  expect(Array.from(shown)).toHaveLength(60);
  expect(shown).toMatch(/^a+…a+\.jpeg$/);
});
