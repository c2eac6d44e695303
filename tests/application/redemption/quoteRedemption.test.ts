import { expect, it } from 'vitest';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { done } from '#domain/core/result.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote } from '#tests/data/redemption.ts';
import type { Quote } from '#domain/redemption/redemption.ts';

const WISH = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }];
const quoting = (answer: Answer<Quote>, mayPay = false) =>
  new QuoteRedemption(fakeRedemptionApi({ quotes: [answer] }), clockAt(now)).execute(WISH, 'EUR', mayPay);

it('requests a quote for the lines', async () => {
  const api = fakeRedemptionApi({ quotes: [done(aQuote())] });

  expect(await new QuoteRedemption(api, clockAt(now)).execute(WISH, 'EUR', false)).toEqual(done(aQuote()));
  expect(api.askedQuotes).toEqual([WISH]);
});

it('refuses a value that the voucher does not cover if the difference cannot be paid', async () => {
  const insufficient = refusal('insufficient-credit');
  const short = { coveredInCent: 24_99, toPayInCent: 1, balanceInCent: 24_99, remainingInCent: 0 };
  expect(await quoting(done(aQuote(short)))).toEqual(insufficient);
  const empty = { coveredInCent: 0, toPayInCent: 25_00, balanceInCent: 0, remainingInCent: 0 };
  expect(await quoting(done(aQuote(empty)))).toEqual(insufficient);
});

it('returns the difference if it can be paid', async () => {
  const short = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
  expect(await quoting(done(short), true)).toEqual(done(short));
});

it('accepts a quote that uses up the voucher', async () => {
  const all = aQuote({ balanceInCent: 25_00, remainingInCent: 0 });
  expect(await quoting(done(all))).toEqual(done(all));
});

it('passes on the reason why there is no quote', async () => {
  const gone = refusal('shop-gone', { code: 'SHPx1' });
  expect(await quoting(gone)).toEqual(gone);
});
