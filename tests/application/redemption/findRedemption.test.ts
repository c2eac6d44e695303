import { expect, it } from 'vitest';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import { aRedemption, aRedemptionId, anOpenOrder } from '#tests/data/redemption.ts';

const LOST: Problem = { kind: 'timed-out', retryAfterSeconds: 30 };

it('finds the redemption whose answer was lost', async () => {
  const desk = fakeRedemptionDesk({ found: [done(aRedemption({ status: 'ON_HOLD' }))] });

  const found = await new FindRedemption(desk).execute(anOpenOrder(), LOST);
  expect(found).toEqual(done(aRedemption({ status: 'ON_HOLD' })));
  expect(desk.looked).toEqual([aRedemptionId]);
});

it('brings back what went wrong, the money untouched, where the backend never heard of it', async () => {
  const desk = fakeRedemptionDesk({ found: [done(null)] });

  expect(await new FindRedemption(desk).execute(anOpenOrder(), LOST)).toEqual(
    refusal('timed-out', { retryAfterSeconds: 30, moneyState: 'untouched' }),
  );
});

it('keeps the money unknown while the backend cannot be asked, whatever was known before', async () => {
  const desk = fakeRedemptionDesk({ found: [refusal('offline')] });
  const cause: Problem = { ...LOST, code: 'STDx1', moneyState: 'untouched' };

  expect(await new FindRedemption(desk).execute(anOpenOrder(), cause)).toEqual(
    refusal('redemption-unclear', { retryAfterSeconds: 30, code: 'STDx1', moneyState: 'unknown' }),
  );
});

it('can be asked again, and then finds what has arrived meanwhile', async () => {
  const desk = fakeRedemptionDesk({ found: [refusal('offline'), done(aRedemption())] });
  const find = new FindRedemption(desk);

  expect((await find.execute(anOpenOrder(), LOST)).ok).toBe(false);
  expect(await find.execute(anOpenOrder(), LOST)).toEqual(done(aRedemption()));
});

it('says that the code must be entered again before the backend answers', async () => {
  const desk = fakeRedemptionDesk({ found: [refusal('session-expired')] });

  expect(await new FindRedemption(desk).execute(anOpenOrder(), LOST)).toEqual(refusal('session-expired'));
});

it('hands on that the value is reserved, so that no later look takes silence for an answer', async () => {
  const desk = fakeRedemptionDesk({ found: [done(null), refusal('session-expired')] });
  const find = new FindRedemption(desk);
  const reserved: Problem = { kind: 'timed-out', moneyState: 'reserved' };
  expect(await find.execute(anOpenOrder(), reserved)).toEqual(
    refusal('redemption-unclear', { moneyState: 'reserved' }),
  );
  expect(await find.execute(anOpenOrder(), reserved)).toEqual(
    refusal('session-expired', { moneyState: 'reserved' }),
  );
});
