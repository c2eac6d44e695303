import { expect, it } from 'vitest';
import type { PathMeaning } from '#application/site/resolvePath.ts';
import { done } from '#domain/core/result.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { anApp } from '#tests/data/anApp.ts';
import { KeepPath } from '#application/site/keepPath.ts';
import { fakeKept, type KeptValues } from '#tests/data/fakeKept.ts';
import { aVariation } from '#tests/data/variation.ts';
import { PathStore } from '#ui/session/PathStore.ts';

const fashion: ShopCategory = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };
const CATEGORY = done<PathMeaning>({ kind: 'category', category: fashion });
const VARIATION = done<PathMeaning>({
  kind: 'variation',
  variation: aVariation({ brandingColor: '#7a2e8e', voucherCategory: 37 }),
});
const UNKNOWN = done<PathMeaning>({ kind: 'unknown' });

/** A store whose lookups the test answers one by one. */
async function aPath(before: KeptValues = {}) {
  const { services } = await anApp();
  const device = fakeKept(before);
  const asked: { urlName: string; answer: (found: Answer<PathMeaning>) => Promise<void> }[] = [];
  const path = new PathStore(
    (urlName) =>
      new Promise((resolve) => {
        asked.push({
          urlName,
          answer: async (found) => {
            resolve(found);
            await Promise.resolve();
            await Promise.resolve();
          },
        });
      }),
    device,
    new KeepPath(device),
    services.site,
  );
  const kept = () => [device.read('category'), device.read('variation')];
  return { path, asked, kept, site: services.site };
}

it('stores the category of the path of the redeem page', async () => {
  const { path, asked, kept } = await aPath();
  path.enter('fashion');
  expect(path.state.kind).toBe('finding');
  await asked[0]?.answer(CATEGORY);
  expect(path.category).toBe(fashion);
  expect(kept()).toEqual(['fashion', null]);
});

it('clears the stored category and variation when the redeem page is opened without one', async () => {
  const { path, kept, asked } = await aPath({ category: 'fashion', variation: 'birthday' });
  path.enter('');
  expect(kept()).toEqual([null, null]);
  expect(asked).toHaveLength(0);
});

it('applies a variation to the site, and removes it on the plain page', async () => {
  const { path, asked, kept, site } = await aPath();
  path.enter('birthday');
  await asked[0]?.answer(VARIATION);
  expect([site.site.brandingColor, site.site.voucherCategory]).toEqual(['#7a2e8e', 37]);
  expect(kept()).toEqual(['birthday', 'birthday']);
  path.enter('');
  expect(site.site).toBe(site.own);
  expect(kept()).toEqual([null, null]);
});

it('stores nothing for an unknown path', async () => {
  const { path, asked, kept } = await aPath({ category: 'fashion' });
  path.enter('nope');
  await asked[0]?.answer(UNKNOWN);
  expect(path.state.kind).toBe('unknown');
  expect(kept()).toEqual([null, null]);
});

it('looks up only a changed URL name', async () => {
  const { path, asked } = await aPath();
  path.enter('fashion');
  await asked[0]?.answer(CATEGORY);
  path.enter('fashion');
  expect(path.state.kind).toBe('category');
  expect(asked).toHaveLength(1);
});

it('looks up again in another language without a loading state', async () => {
  const { path, asked } = await aPath();
  path.enter('fashion');
  await asked[0]?.answer(CATEGORY);
  void path.look();
  expect(path.state.kind).toBe('category');
  await asked[1]?.answer(done({ kind: 'category', category: { ...fashion, name: 'Mode' } }));
  expect(path.category?.name).toBe('Mode');
});

it('keeps the category if it cannot be looked up in the other language', async () => {
  const { path, asked } = await aPath();
  path.enter('fashion');
  await asked[0]?.answer(CATEGORY);
  void path.look();
  await asked[1]?.answer(refusal('offline'));
  expect(path.category).toBe(fashion);
});

it('shows the category in the language chosen last, in whatever order the answers arrive', async () => {
  const { path, asked } = await aPath();
  path.enter('fashion');
  void path.look();
  await asked[1]?.answer(done({ kind: 'category', category: { ...fashion, name: 'Mode' } }));
  await asked[0]?.answer(CATEGORY);
  expect(path.category?.name).toBe('Mode');
});

it('keeps the previous category until the next one is known, so that the wall does not widen in between', async () => {
  const { path, asked } = await aPath();
  path.enter('fashion');
  await asked[0]?.answer(CATEGORY);
  path.enter('books');
  expect(path.category).toBe(fashion);
  await asked[1]?.answer(UNKNOWN);
  expect(path.category).toBeNull();
});

it('reports a failed lookup, and looks up again on request', async () => {
  const { path, asked } = await aPath();
  path.enter('birthday');
  await asked[0]?.answer(refusal('offline'));
  expect(path.state).toMatchObject({ kind: 'failed', problem: { kind: 'offline' } });
  void path.look();
  expect(path.state.kind).toBe('finding');
  await asked[1]?.answer(VARIATION);
  expect(path.state.kind).toBe('variation');
});

it('discards the answer for a path that was left', async () => {
  const { path, asked } = await aPath();
  path.enter('birthday');
  path.enter('fashion');
  await asked[1]?.answer(CATEGORY);
  await asked[0]?.answer(VARIATION);
  expect(path.category).toBe(fashion);
});

it('restores the stored variation if the visit begins on another page', async () => {
  const { path, asked, site } = await aPath({ category: 'birthday', variation: 'birthday' });
  path.restore();
  expect(asked.map(({ urlName }) => urlName)).toEqual(['birthday']);
  await asked[0]?.answer(VARIATION);
  expect(site.site.voucherCategory).toBe(37);
});

it('restores nothing if nothing is stored or the address names a category', async () => {
  const { path, asked } = await aPath();
  path.restore();
  expect(asked).toHaveLength(0);
  const other = await aPath({ category: 'birthday' });
  other.path.enter('fashion');
  other.path.restore();
  expect(other.asked.map(({ urlName }) => urlName)).toEqual(['fashion']);
});

it('keeps the entry rendered while another category is looked up, so that nothing typed is lost', async () => {
  const { path, asked } = await aPath();
  expect([path.hasEntry(''), path.hasEntry('fashion')]).toEqual([true, false]);
  path.enter('');
  expect(path.hasEntry('fashion')).toBe(true); // the frame before it is entered
  path.enter('fashion');
  expect(path.hasEntry('fashion')).toBe(true);
  await asked[0]?.answer(CATEGORY);
  expect(path.hasEntry('fashion')).toBe(true);
});

it('does not render the entry for a path that is unknown, not yet known or could not be looked up', async () => {
  const { path, asked } = await aPath();
  path.enter('birthday');
  expect(path.hasEntry('birthday')).toBe(false);
  await asked[0]?.answer(refusal('offline'));
  expect(path.hasEntry('birthday')).toBe(false);
  void path.look();
  await asked[1]?.answer(UNKNOWN);
  expect(path.hasEntry('birthday')).toBe(false);
  path.enter('fashion');
  expect(path.hasEntry('fashion')).toBe(false);
});
