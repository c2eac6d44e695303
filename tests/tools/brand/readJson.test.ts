import { expect, it } from 'vitest';
import { readJson } from '#tools/brand/readJson.ts';

it('reads what JSON.parse reads', () => {
  const text = '{"a": [1, -2.5e3, "x\\n\\u00e9", {"b": null}], "": true, "c": {}, "d": []}';
  expect(readJson(text)).toMatchObject({ value: JSON.parse(text) as object, faults: [] });
});

it('knows the line of each part, and of the part around one that is missing', () => {
  const { lineOf } = readJson('{\n  "a": [\n    1,\n    2\n  ],\n  "b": {}\n}');
  expect([['a'], ['a', 1], ['b'], ['b', 'c'], ['c'], []].map(lineOf)).toEqual([2, 4, 6, 6, 1, 1]);
});

it.each([
  ['{"a": 1', 1],
  ['{\n"a" 1}', 2],
  ['{\n\na: 1}', 3],
  ['{"a": 1,\n"a": 2}', 2],
  ['["a"\n"b"]', 2],
  ['{\n// x\n}', 2],
  ['{}\n{}', 2],
])('refuses %j with its line', (text, line) => {
  const { value, faults, lineOf } = readJson(text);
  expect(value).toBeUndefined();
  expect(faults).toHaveLength(1);
  expect(lineOf([])).toBe(line);
});

it('keeps fields that are names of an object’s own', () => {
  expect(Object.keys(readJson('{"__proto__": 1}').value as object)).toEqual(['__proto__']);
});
