import { expect, it } from 'vitest';
import type { TabTurns } from '#application/ports/tabTurns.ts';
import { OpenPresses } from '#application/tabs/openPresses.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import { TellMoney } from '#application/tabs/tellMoney.ts';
import { type OpenPress, ofVoucher } from '#domain/orders/openPress.ts';
import type { OtherOutcome } from '#domain/orders/otherOutcome.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';

const OF = [ofVoucher('voucher-1')];
const PRESS: OpenPress = { of: OF, kind: 'redemption', id: 'redemption-1', at: now, standing: 'sent' };
const FREE: TabTurns = {
  hold: async () => () => undefined,
  settle: async () => undefined,
  next: async () => undefined,
};

/** Another tab's order, `after` so many minutes, in a tab that looks at it. */
async function looking(outcome: OtherOutcome, after: number, turns: Partial<TabTurns> = {}) {
  const kept = fakeKept({ openPresses: [PRESS] });
  const clock = clockAt(now + after * 60_000);
  let looks = 0;
  const findOther = {
    execute: async () => {
      looks += 1;
      return outcome;
    },
  };
  const presses = new OpenPresses(kept, clock);
  await new PressTurns(
    presses,
    { ...FREE, ...turns },
    findOther,
    kept,
    new TellMoney(kept, clock),
    clock,
  ).look(OF);
  return { notes: kept.read('openPresses'), news: kept.read('moneyNews'), looks };
}

it('notifies all tabs of an order that another one sent, and deletes its press', async () => {
  const { notes, news } = await looking('carried-out', 2);
  expect(notes).toEqual([]);
  expect(news).toMatchObject([{ of: OF[0], what: 'spent' }]);
});

it('keeps the press of an order whose outcome it does not learn', async () => {
  expect(await looking('unknown', 2)).toMatchObject({ notes: [PRESS], looks: 1 });
});

it('makes no lookup while the call is pending in its own tab', async () => {
  expect(await looking('carried-out', 2, { hold: async () => null })).toMatchObject({
    notes: [PRESS],
    looks: 0,
  });
});

it('treats an order whose outcome no tab has learnt in half an hour as carried out', async () => {
  const { notes, news, looks } = await looking('unknown', 31);
  expect(notes).toEqual([]);
  expect(news).toMatchObject([{ of: OF[0], what: 'spent' }]);
  expect(looks).toBe(0);
});

it('refuses a press after such an order, also before the next lookup', async () => {
  const kept = fakeKept({ openPresses: [PRESS] });
  const clock = clockAt(now + 31 * 60_000);
  const findOther = { execute: async (): Promise<OtherOutcome> => 'unknown' };
  const tell = new TellMoney(kept, clock);
  const turns = new PressTurns(new OpenPresses(kept, clock), FREE, findOther, kept, tell, clock);
  const next: OpenPress = { ...PRESS, id: 'redemption-2', at: clock.now() };
  const waiting = { onHeld: () => undefined, withdrawn: new Promise<void>(() => undefined) };
  expect(await turns.take(next, waiting)).toEqual({ kind: 'moved' });
  expect(kept.read('openPresses')).toEqual([]);
});
