import { FindOtherOrder } from '#application/tabs/findOtherOrder.ts';
import { OpenPresses } from '#application/tabs/openPresses.ts';
import { PressTurns } from '#application/tabs/pressTurns.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { TabTurns } from '#application/ports/tabTurns.ts';
import { TellMoney } from '#application/tabs/tellMoney.ts';
import { done } from '#domain/core/result.ts';
import { aBrowser } from './aBrowser.ts';
import { clockAt } from './fakeTab.ts';

/** The turns of this tab; `isHeld`: another tab is sending. `wake` lets a press that waits look again. */
export function fakeTurns(): TabTurns & { isHeld: boolean; wake(): void } {
  let waiting: (() => void)[] = [];
  const turns = {
    isHeld: false,
    hold: async () => (turns.isHeld ? null : () => undefined),
    settle: async () => undefined,
    next: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
    wake: () => {
      const all = waiting;
      waiting = [];
      for (const resolve of all) resolve();
    },
  };
  return turns;
}

/** Turns in a browser with one tab. */
export function freeTurns(clock: Clock = clockAt(), { kept } = aBrowser()): PressTurns {
  const none = { find: async () => done(null) };
  const unknown = {
    state: async () => done({ state: 'unknown' as const, isAwaited: false, orderNumber: null }),
  };
  return new PressTurns(
    new OpenPresses(kept, clock),
    fakeTurns(),
    new FindOtherOrder(none, async () => none, unknown),
    kept,
    new TellMoney(kept, clock),
    clock,
  );
}
