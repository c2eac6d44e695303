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

it('refuses what would get the name of another class', () => {
  const nameOf = classNames(['ui/kit/Part.module.scss']);
  const names = Array.from({ length: 64 }, (_, number) => nameOf('ui/kit/Part.module.scss', `part${number}`));
  expect(new Set(names).size).toBe(64);
  expect(() => nameOf('ui/kit/Part.module.scss', 'part64')).toThrow('64');
  expect(() => nameOf('ui/kit/Other.module.scss', 'box')).toThrow('Other.module.scss');
});
