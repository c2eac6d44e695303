import { expect, it } from 'vitest';
import { KeepPath } from '#application/site/keepPath.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aCategory } from '#tests/data/wallPage.ts';

const variation = { kind: 'variation', variation: aVariation({ urlName: 'birthday' }) } as const;

it('stores a variation under its own name, and the path as typed', () => {
  const kept = fakeKept();
  new KeepPath(kept).execute('BirthDay', variation);
  expect(kept.all()).toEqual({ category: 'BirthDay', variation: 'birthday' });
});

it('stores a category without a variation', () => {
  const kept = fakeKept();
  new KeepPath(kept).execute('birthday', variation);
  new KeepPath(kept).execute('books', { kind: 'category', category: aCategory({ name: 'Books' }) });
  expect(kept.all()).toEqual({ category: 'books' });
});

it.each([
  ['that names neither', 'nowhere', { kind: 'unknown' }],
  ['of the redeem page itself', null, null],
] as const)('deletes both after a path %s', (_, urlName, meaning) => {
  const kept = fakeKept({ category: 'books', variation: 'birthday' });
  new KeepPath(kept).execute(urlName, meaning);
  expect(kept.all()).toEqual({});
});
