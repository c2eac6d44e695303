import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import type { ShopDesk } from '#application/ports/shopDesk.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopDesk } from '#tests/data/fakeDesks.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { AnswerScreen } from '#ui/parts/answers/AnswerScreen.ts';

/** A screen that is about a shop. */
function aboutShop(desk: ShopDesk, locale: () => Locale) {
  const openShop = new OpenShop(desk);
  return new AnswerScreen((asked) => openShop.execute('shop-1', asked, null), locale);
}

function aScreen(pages: readonly Answer<ShopDetails>[]) {
  const desk = fakeShopDesk({ pages });
  return { screen: aboutShop(desk, () => 'de'), desk };
}

it('asks for nothing before it is on the page', () => {
  const { screen, desk } = aScreen([]);
  expect(screen.state).toEqual({ kind: 'loading' });
  expect(desk.askedPages).toEqual([]);
});

it('shows its shop as the backend tells it', async () => {
  const shop = aShopPage();
  const { screen, desk } = aScreen([done(shop)]);
  await screen.load();
  expect(screen.state).toEqual({ kind: 'shown', value: shop });
  expect(desk.askedPages).toEqual(['shop-1']);
});

it('says why the shop cannot be shown, and tries again when it is told to', async () => {
  const { screen } = aScreen([refusal('shop-gone'), done(aShopPage())]);
  await screen.load();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'shop-gone' } });
  const again = screen.load();
  expect(screen.state).toEqual({ kind: 'loading' });
  await again;
  expect(screen.state.kind).toBe('shown');
});

it('ignores an answer that comes after the page was left', async () => {
  const answer = pending<Answer<ShopDetails>>();
  const desk = { ...fakeShopDesk({}), details: () => answer.promise };
  const screen = aboutShop(desk, () => 'de');
  screen.start()();
  answer.answer(done(aShopPage()));
  await settled();
  expect(screen.state).toEqual({ kind: 'loading' });
});

it('works when it is started again, as StrictMode does', async () => {
  const { screen } = aScreen([done(aShopPage()), done(aShopPage())]);
  screen.start()();
  const stop = screen.start();
  await settled();
  expect(screen.state.kind).toBe('shown');
  stop();
});

it('fetches its shop anew in another language, and shows the old words until the new ones have come', async () => {
  const inGerman = aShopPage({ description: 'Bücher' });
  const inFrench = aShopPage({ description: 'Livres' });
  const locale = observable.box<Locale>('de-CH');
  const desk = fakeShopDesk({ pages: [done(inGerman), done(inFrench)] });
  const screen = aboutShop(desk, () => locale.get());
  const stop = screen.start();
  await settled();
  runInAction(() => locale.set('fr-CH'));
  expect(screen.state).toEqual({ kind: 'shown', value: inGerman });
  await settled();
  expect(screen.state).toEqual({ kind: 'shown', value: inFrench });
  stop();
});
