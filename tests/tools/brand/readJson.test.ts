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
  ['{"a": 1', 1, 'The file ends too early.', 'Close all brackets and quotes.'],
  ['{\n"a": 1,\n}', 3, 'The character “}” is not JSON here.', 'Remove the comma before “}”.'],
  ['{\n"a" 1}', 2, 'The character “1” is not JSON here.', 'Write a colon after "a".'],
  ["{\n\n'a': 1}", 3, "The character “'” is not JSON here.", 'Write the name of the field in double quotes.'],
  ['[1\n2]', 2, 'The character “2” is not JSON here.', 'Write a comma or “]” before it.'],
  [
    '["a\n"]',
    1,
    'The text has no end, or a character that JSON forbids.',
    'Close the quotes on the same line.',
  ],
  ['{\n// x\n}', 2, 'JSON has no comments.', 'Remove the comment.'],
  ['{}\n{}', 2, 'The character “{” is not JSON here.', 'Remove what stands after the end of the object.'],
])('refuses %j with its line', (text, line, reason, remedy) => {
  const { value, faults, lineOf } = readJson(text);
  expect(value).toBeUndefined();
  expect(faults).toEqual([{ path: [], reason, remedy }]);
  expect(lineOf([])).toBe(line);
});

it('keeps fields that are names of an object’s own', () => {
  expect(Object.keys(readJson('{"__proto__": 1}').value as object)).toEqual(['__proto__']);
});
