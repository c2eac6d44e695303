import { expect, it } from 'vitest';
import { RememberShops } from '#application/shop/rememberShops.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('stores shops once permitted', () => {
  const kept = fakeKept();
  const remember = new RememberShops(kept);
  remember.execute({ kind: 'seen', id: 'a' });
  expect(kept.read('rememberedShops')).toBeNull();
  remember.execute({ kind: 'allowed' });
  remember.execute({ kind: 'seen', id: 'b' });
  remember.execute({ kind: 'favourite-pressed', id: 'c' });
  expect(kept.read('rememberedShops')).toEqual({ recent: ['b'], favourites: ['c'] });
});

it('keeps what another tab has stored in the meantime', () => {
  const kept = fakeKept({ rememberedShops: { recent: [], favourites: [] } });
  const [one, other] = [new RememberShops(kept), new RememberShops(kept)];
  one.execute({ kind: 'favourite-pressed', id: 'a' });
  other.execute({ kind: 'favourite-pressed', id: 'b' });
  expect(kept.read('rememberedShops')?.favourites).toEqual(['b', 'a']);
});

it('stores nothing after another tab has withdrawn the permission', () => {
  const kept = fakeKept({ rememberedShops: { recent: ['a'], favourites: ['a'] } });
  const [one, other] = [new RememberShops(kept), new RememberShops(kept)];
  one.execute({ kind: 'withdrawn' });
  other.execute({ kind: 'seen', id: 'b' });
  expect(kept.read('rememberedShops')).toBeNull();
});
