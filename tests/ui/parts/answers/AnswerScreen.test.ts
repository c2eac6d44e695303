import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import type { ShopApi } from '#application/ports/shopApi.ts';
import { OpenShop } from '#application/shop/openShop.ts';
import { done } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aShopPage } from '#tests/data/shop.ts';
import { AnswerScreen } from '#ui/parts/answers/AnswerScreen.ts';

/** A screen that loads a shop. */
function aboutShop(api: ShopApi, locale: () => Locale) {
  const openShop = new OpenShop(api);
  return new AnswerScreen((asked) => openShop.execute('shop-1', asked, null), locale);
}

function aScreen(pages: readonly Answer<ShopDetails>[]) {
  const api = fakeShopApi({ pages });
  return { screen: aboutShop(api, () => 'de'), api };
}

it('requests nothing before it is started', () => {
  const { screen, api } = aScreen([]);
  expect(screen.state).toEqual({ kind: 'loading' });
  expect(api.askedPages).toEqual([]);
});

it('shows the shop that the backend returns', async () => {
  const shop = aShopPage();
  const { screen, api } = aScreen([done(shop)]);
  await screen.load();
  expect(screen.state).toEqual({ kind: 'shown', value: shop });
  expect(api.askedPages).toEqual(['shop-1']);
});

it('shows why the shop could not be loaded, and loads it again on request', async () => {
  const { screen } = aScreen([refusal('shop-gone'), done(aShopPage())]);
  await screen.load();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'shop-gone' } });
  const again = screen.load();
  expect(screen.state).toEqual({ kind: 'loading' });
  await again;
  expect(screen.state.kind).toBe('shown');
});

it('ignores an answer that arrives after the page was left', async () => {
  const answer = pending<Answer<ShopDetails>>();
  const api = { ...fakeShopApi({}), details: () => answer.promise };
  const screen = aboutShop(api, () => 'de');
  screen.start()();
  answer.answer(done(aShopPage()));
  await settled();
  expect(screen.state).toEqual({ kind: 'loading' });
});

it('works when it is stopped and started again, as in StrictMode', async () => {
  const { screen } = aScreen([done(aShopPage()), done(aShopPage())]);
  screen.start()();
  const stop = screen.start();
  await settled();
  expect(screen.state.kind).toBe('shown');
  stop();
});

it('fetches its shop again in another language, and keeps the old texts until the new ones arrive', async () => {
  const inGerman = aShopPage({ description: 'Bücher' });
  const inFrench = aShopPage({ description: 'Livres' });
  const locale = observable.box<Locale>('de-CH');
  const api = fakeShopApi({ pages: [done(inGerman), done(inFrench)] });
  const screen = aboutShop(api, () => locale.get());
  const stop = screen.start();
  await settled();
  runInAction(() => locale.set('fr-CH'));
  expect(screen.state).toEqual({ kind: 'shown', value: inGerman });
  await settled();
  expect(screen.state).toEqual({ kind: 'shown', value: inFrench });
  stop();
});

it('reports a refusal only while its page is open', async () => {
  const reported: Problem[] = [];
  const answers = [pending<Answer<string>>(), pending<Answer<string>>()];
  const asked = answers.values();
  const aLook = async () => asked.next().value?.promise ?? done('');
  const screen = new AnswerScreen(aLook, () => 'de', { report: (problem) => reported.push(problem) });
  const leave = screen.start();
  answers[0]?.answer(refusal('session-expired'));
  await settled();
  expect(reported).toEqual([{ kind: 'session-expired' }]);
  void screen.load();
  leave();
  answers[1]?.answer(refusal('session-expired'));
  await settled();
  expect(reported).toHaveLength(1);
});
