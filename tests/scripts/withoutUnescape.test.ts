import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultsWithoutUnescape } from '#scripts/withoutUnescape.ts';

const FOLDER = new URL('../../node_modules/react-i18next/dist/es/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

// What react-i18next writes; with another release it may have another form.
it('takes the option and its import out of the defaults, and nothing else', () => {
  const source = read('defaults.js');
  const result = defaultsWithoutUnescape(source);
  expect(source.match(/unescape/g)).toHaveLength(3);
  expect(result).not.toContain('unescape');
  expect(result.split('\n').filter((line) => line !== '')).toEqual(
    source.split('\n').filter((line) => line !== '' && !line.includes('unescape')),
  );
});

it('takes it from Trans alone', () => {
  const users = readdirSync(FOLDER).filter((name) => name.endsWith('.js') && read(name).includes('unescape'));
  expect(users).toEqual(['TransWithoutContext.js', 'defaults.js', 'unescape.js']);
});
