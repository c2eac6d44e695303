import type { Instant } from '../core/instant.ts';

/** A voucher's balance has changed; every tab that shows an older one follows (ADR 12). */
export interface MoneyNews {
  /** A hash of the voucher's mark (`ofVoucher`). */
  readonly of: string;
  /** Ascending: a tab compares it with the latest that it has seen, not with a clock. */
  readonly at: Instant;
  /** `charged`: the tab fetches the new balance. `spent`: it asks for the code again. */
  readonly what: 'spent' | 'charged';
}

/** More vouchers than one browser uses in a day. */
const MOST = 50;

export const latestNews = (all: readonly MoneyNews[]): Instant =>
  all.reduce((latest, { at }) => Math.max(latest, at), 0);

/** The time of the next news: now, but always after all others, because the clock may have been put back. */
export const nextNews = (all: readonly MoneyNews[], now: Instant): Instant =>
  Math.max(now, latestNews(all) + 1);

/** Only the latest news of each voucher stays. */
export const withNews = (all: readonly MoneyNews[], news: MoneyNews): readonly MoneyNews[] =>
  [...all.filter(({ of }) => of !== news.of), news].slice(-MOST);

/**
 * News of a voucher since its balance was learnt; null without any.
 * @param seen the latest news at that time (`latestNews`), 0 if there was none
 */
export const missedNews = (
  all: readonly MoneyNews[],
  of: string,
  seen: Instant | null,
): MoneyNews['what'] | null => all.find((news) => news.of === of && news.at > (seen ?? 0))?.what ?? null;
