import { expect, it } from 'vitest';
import { RememberShops } from '#application/shop/rememberShops.ts';
import { fakeShopMemory } from '#tests/data/fakeShopMemory.ts';

it('remembers from the permission on', () => {
  const memory = fakeShopMemory();
  const remember = new RememberShops(memory);
  remember.execute({ kind: 'seen', id: 'a' });
  expect(memory.read()).toBeNull();
  remember.execute({ kind: 'allowed' });
  remember.execute({ kind: 'seen', id: 'b' });
  remember.execute({ kind: 'favourite-pressed', id: 'c' });
  expect(memory.read()).toEqual({ recent: ['b'], favourites: ['c'] });
});

it('keeps what another tab has remembered since', () => {
  const memory = fakeShopMemory({ recent: [], favourites: [] });
  const [one, other] = [new RememberShops(memory), new RememberShops(memory)];
  one.execute({ kind: 'favourite-pressed', id: 'a' });
  other.execute({ kind: 'favourite-pressed', id: 'b' });
  expect(memory.read()?.favourites).toEqual(['b', 'a']);
});

it('writes nothing any more after another tab has taken the permission back', () => {
  const memory = fakeShopMemory({ recent: ['a'], favourites: ['a'] });
  const [one, other] = [new RememberShops(memory), new RememberShops(memory)];
  one.execute({ kind: 'withdrawn' });
  other.execute({ kind: 'seen', id: 'b' });
  expect(memory.read()).toBeNull();
});
