import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MoneyNews, latestNews, missedNews, nextNews, withNews } from '#domain/voucher/moneyNews.ts';
import { now } from '#tests/data/moments.ts';

const news = (of: string, at: number, what: MoneyNews['what'] = 'spent'): MoneyNews => ({ of, at, what });

it('reports to a tab what has changed since it read the balance, for its own voucher only', () => {
  const all = [news('a', 5), news('b', 7, 'charged')];
  expect(missedNews(all, 'a', 4)).toBe('spent');
  expect(missedNews(all, 'a', 5)).toBeNull();
  expect(missedNews(all, 'b', 5)).toBe('charged');
  expect(missedNews(all, 'c', 0)).toBeNull();
});

it('reports everything to a tab that has stored no time', () => {
  expect(missedNews([news('a', 5)], 'a', null)).toBe('spent');
});

it('keeps the latest news of a voucher, and of the fifty latest vouchers', () => {
  expect(withNews([news('a', 1), news('b', 2)], news('a', 3, 'charged'))).toEqual([
    news('b', 2),
    news('a', 3, 'charged'),
  ]);
  const many = Array.from({ length: 50 }, (_, index) => news(`voucher ${index}`, index + 1));
  const all = withNews(many, news('new', 51));
  expect(all).toHaveLength(50);
  expect(all.some(({ of }) => of === 'voucher 0')).toBe(false);
});

it('never misses a later change, even if the clock of the device is put back', () => {
  const clocks = fc.array(fc.integer({ min: now - 1_000_000, max: now + 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(clocks, (times) => {
      let all: readonly MoneyNews[] = [];
      for (const time of times) {
        const seen = latestNews(all);
        all = withNews(all, news('a', nextNews(all, time)));
        expect(missedNews(all, 'a', seen)).toBe('spent');
        expect(missedNews(all, 'a', latestNews(all))).toBeNull();
      }
    }),
  );
});
