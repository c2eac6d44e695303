import { expect, it } from 'vitest';
import { classNames } from '#tools/build/classNames.ts';

const FILES = Array.from({ length: 200 }, (_, number) => `ui/kit/Part${number}.module.scss`);

it('gives each class of each file a name of its own, which begins no word and with no digit', () => {
  const nameOf = classNames(FILES);
  const names = FILES.flatMap((file) =>
    Array.from({ length: 20 }, (_, number) => nameOf(file, `part${number}`)),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_[\w-]{3}$/.test(name))).toEqual([]);
});

it('names a class the same each time it is asked, in whichever order files come', () => {
  const nameOf = classNames(FILES);
  const other = classNames(FILES.toReversed());
  const [first = '', second = ''] = FILES;
  const names = [nameOf(first, 'box'), nameOf(first, 'line'), nameOf(second, 'box')];
  expect([other(second, 'box'), other(first, 'box'), other(first, 'line'), other(first, 'box')]).toEqual([
    names[2],
    names[0],
    names[1],
    names[0],
  ]);
});

it('refuses what would get the name of another class', () => {
  const nameOf = classNames(['ui/kit/Part.module.scss']);
  const names = Array.from({ length: 64 }, (_, number) => nameOf('ui/kit/Part.module.scss', `part${number}`));
  expect(new Set(names).size).toBe(64);
  expect(() => nameOf('ui/kit/Part.module.scss', 'part64')).toThrow('64');
  expect(() => nameOf('ui/kit/Other.module.scss', 'box')).toThrow('Other.module.scss');
});
