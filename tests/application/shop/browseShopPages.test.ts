import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageRequest, ShopApi, WallPage } from '#application/ports/shopApi.ts';
import { BrowseShopPages } from '#application/shop/browseShopPages.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { pending, settled } from '#tests/data/pending.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { aPageRequest, aWallPage } from '#tests/data/wallPage.ts';

const PAGE = aWallPage('Bücherwurm', 'Gartenfreund');
const site = aSite();

const pagesOf = (api: ShopApi, turns = new WallTurns()) => new BrowseShopPages(api, turns);

/** An API whose answers the test gives when it wants to, by the name that was looked for. */
function slowApi() {
  const asked: string[] = [];
  const answers = new Map<string, ReturnType<typeof pending<Result<WallPage, Problem>>>>();
  const wallPage = (_request: unknown, { filter: { name } }: PageRequest) => {
    asked.push(name);
    const answer = pending<Result<WallPage, Problem>>();
    answers.set(name, answer);
    return answer.promise;
  };
  return {
    api: { ...fakeShopApi({}), wallPage },
    asked,
    answer: (name: string, answer: Result<WallPage, Problem> = done(aWallPage(name))) =>
      answers.get(name)?.answer(answer),
  };
}

it('keeps no page for a site that hides other categories', async () => {
  const page = { shops: [aShop({ id: 'books', categories: [1] })], total: 1 };
  const pages = pagesOf(fakeShopApi({ wallPages: [done(page), done(page)] }));
  const hiding = async (...hiddenShopCategories: number[]) =>
    pages.execute(aSite({ hiddenShopCategories }), null, aPageRequest());
  expect(await hiding(1)).toMatchObject({ value: { shops: [] } });
  expect(await hiding(2)).toEqual(done(page));
});

it('requests a page of the shops for the voucher', async () => {
  const api = fakeShopApi({ wallPages: [done(PAGE)] });
  const wanted = aPageRequest({ categories: [3], shopIds: ['7'] }, { page: 2 });
  const voucher = aVoucher({ categoryId: 33, currency: 'USD', distribution: 'gift', noMarketplaces: true });

  expect(await pagesOf(api).execute(site, voucher, wanted)).toEqual(done(PAGE));
  expect(api.askedWallPages).toEqual([
    { voucherCategory: 33, currency: 'USD', distribution: 'gift', noMarketplaces: true, ...wanted },
  ]);
});

it('caches each page, so that returning to a filter makes no call', async () => {
  const api = fakeShopApi({ wallPages: [done(PAGE), done(aWallPage('Zwei')), done(aWallPage('Drei'))] });
  const pages = pagesOf(api);
  await pages.execute(site, null, aPageRequest());
  await pages.execute(site, null, aPageRequest({}, { page: 1 }));
  await pages.execute(site, null, aPageRequest({ name: 'x' }));

  expect(await pages.execute(site, null, aPageRequest())).toEqual(done(PAGE));
  expect(await pages.execute(site, null, aPageRequest({}, { page: 1 }))).toEqual(done(aWallPage('Zwei')));
  expect(api.askedWallPages).toHaveLength(3);
});

it('requests equivalent names once', async () => {
  const api = fakeShopApi({ wallPages: [done(PAGE)] });
  const pages = pagesOf(api);
  await pages.execute(site, null, aPageRequest({ name: 'Bücher' }));

  expect(await pages.execute(site, null, aPageRequest({ name: ' bücher ' }))).toEqual(done(PAGE));
  expect(api.askedWallPages.map(({ filter }) => filter.name)).toEqual(['bücher']);
});

it('does not cache a failure, and requests the page again', async () => {
  const api = fakeShopApi({ wallPages: [refusal('offline'), done(PAGE)] });
  const pages = pagesOf(api);

  expect(await pages.execute(site, null, aPageRequest())).toEqual(refusal('offline'));
  expect(await pages.execute(site, null, aPageRequest())).toEqual(done(PAGE));
});

it('omits the shops that a site hides, and keeps the total of the backend', async () => {
  const open = aShop({ name: 'Open', categories: [3] });
  const hidden = aShop({ name: 'Hidden', categories: [24] });
  const api = fakeShopApi({ wallPages: [done({ shops: [open, hidden], total: 90 })] });

  const bank = aSite({ hiddenShopCategories: [24] });
  expect(await pagesOf(api).execute(bank, null, aPageRequest())).toEqual(done({ shops: [open], total: 90 }));
});

it('never sends a request that a later one has replaced, and returns null for it', async () => {
  const { api, asked, answer } = slowApi();
  const pages = pagesOf(api);
  const want = (name: string) => pages.execute(site, null, aPageRequest({ name }));
  const first = want('b');
  await settled();
  const later = ['bü', 'büc', 'büch'].map(want);
  await settled();
  expect(asked).toEqual(['b']);

  answer('b');
  await settled();
  answer('büch');
  expect(await Promise.all([first, ...later])).toEqual([null, null, null, done(aWallPage('büch'))]);
  expect(asked).toEqual(['b', 'büch']);
});

it('returns a cached page before the waiting request', async () => {
  const { api, asked, answer } = slowApi();
  const pages = pagesOf(api);
  const first = pages.execute(site, null, aPageRequest({ name: 'a' }));
  await settled();
  answer('a');
  await first;
  const pendingOrder = pages.execute(site, null, aPageRequest({ name: 'b' }));
  await settled();
  const waiting = pages.execute(site, null, aPageRequest({ name: 'c' }));

  expect(await pages.execute(site, null, aPageRequest({ name: 'a' }))).toEqual(done(aWallPage('a')));
  answer('b');
  expect(await Promise.all([pendingOrder, waiting])).toEqual([null, null]);
  expect(asked).toEqual(['a', 'b']);
});

it('returns the pending answer to a repeated request', async () => {
  const { api, asked, answer } = slowApi();
  const pages = pagesOf(api);
  const [one, between, other] = ['a', 'b', 'a'].map((name) =>
    pages.execute(site, null, aPageRequest({ name })),
  );
  await settled();
  answer('a');

  expect(await Promise.all([one, between, other])).toEqual([
    done(aWallPage('a')),
    null,
    done(aWallPage('a')),
  ]);
  expect(asked).toEqual(['a']);
});

it('waits for a pending request of the whole wall: one request at a time', async () => {
  const { promise, answer } = pending<Result<WallPage['shops'], Problem>>();
  const api = { ...fakeShopApi({ wallPages: [done(PAGE)] }), wall: () => promise };
  const turns = new WallTurns();
  const whole = new BrowseShops(api, turns).execute(site, null);
  const page = pagesOf(api, turns).execute(site, null, aPageRequest());
  await settled();
  expect(api.askedWallPages).toEqual([]);

  answer(done(PAGE.shops));
  await whole;
  expect(await page).toEqual(done(PAGE));
});

it('answers only the last request, in any order of answers', async () => {
  const intents = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 8 });
  await holdsInTurns(
    fc.asyncProperty(fc.scheduler(), intents, async (scheduler, wishes) => {
      let open = 0;
      let wanted = '';
      const wallPage = async (_request: unknown, { filter }: PageRequest) => {
        open += 1;
        expect(open).toBe(1);
        expect(wanted).toBe(filter.name);
        await scheduler.schedule(Promise.resolve());
        open -= 1;
        return done(aWallPage(filter.name));
      };
      const pages = pagesOf({ ...fakeShopApi({}), wallPage });
      const answers: Promise<unknown>[] = [];
      const asked = scheduler.scheduleSequence(
        wishes.map((name) => async () => {
          wanted = name;
          answers.push(pages.execute(site, null, aPageRequest({ name })));
        }),
      );
      await scheduler.waitFor(asked.task);
      const all = await scheduler.waitFor(Promise.all(answers));
      expect(all.at(-1)).toEqual(done(aWallPage(wishes.at(-1) ?? '')));
    }),
  );
});
