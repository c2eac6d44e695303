import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsInTurns } from '#tests/data/holds.ts';
import { twoTabs } from './twoTabs.ts';

const VOUCHERS = ['111111111', '222222222'] as const;
const CAUSES = ['removed', 'removed', 'erased', 'done', 'donated'] as const;

/** Often enough the steps of which a tab can miss something. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take'), voucher: fc.constantFrom(...VOUCHERS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('end'), cause: fc.constantFrom(...CAUSES) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('spend'), cents: fc.integer({ min: 1, max: 20_00 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 1, max: 25 * 60_000 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('refresh', 'open', 'back', 'back', 'freeze', 'thaw', 'thaw'),
    }),
  },
);
const walk = fc.array(fc.record({ tab: fc.constantFrom(0, 1), step }), {
  minLength: 10,
  maxLength: 25,
  size: 'max',
});

type Browser = ReturnType<typeof twoTabs>;
type Tab = Browser['tabs'][number];
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function doStep(browser: Browser, tab: Tab, done: Step): Promise<void> {
  if (done.kind === 'wait') browser.wait(done.ms);
  else if (tab.isFrozen) {
    if (done.kind === 'thaw') tab.thaw();
  } else if (done.kind === 'take') tab.take(done.voucher);
  else if (done.kind === 'end') tab.end(done.cause);
  else if (done.kind === 'spend') tab.spend(done.cents);
  else await tab[done.kind]();
  await browser.settled();
}

it('shows in every tab what the tab stores, and never what was removed on the device, after any sequence of steps', async () => {
  await holdsInTurns(
    fc.asyncProperty(walk, async (steps) => {
      const browser = twoTabs();
      /** By tab and voucher: when the code was last entered; by voucher: when it was last removed. */
      const entered = new Map<string, number>();
      const removed = new Map<string, number>();
      for (const [at, { tab: number, step: done }] of steps.entries()) {
        const tab = browser.tabs[number];
        const { mark } = tab.page().session;
        if (!tab.isFrozen && done.kind === 'take') entered.set(`${number} ${done.voucher}`, at);
        if (!tab.isFrozen && done.kind === 'end') {
          if (done.cause === 'erased') for (const one of VOUCHERS) removed.set(one, at);
          if (done.cause === 'removed' && mark !== null) removed.set(mark, at);
        }
        await doStep(browser, tab, done);
        for (const [index, { isFrozen, page, store }] of browser.tabs.entries()) {
          if (isFrozen) continue;
          const { held, state } = page().session;
          if (held !== null) expect(store.read()).toEqual(held);
          else if (state.kind === 'none') expect(store.read()).toBeNull();
          const shown = page().session.mark;
          if (shown === null) continue;
          expect(entered.get(`${index} ${shown}`)).toBeGreaterThan(removed.get(shown) ?? -1);
        }
      }
    }),
  );
});

it('tells its listeners once per step of a use case, after all is stored', async () => {
  const { tabs } = twoTabs();
  const [tab] = tabs;
  const told: (string | null)[] = [];
  const { session } = tab.page();
  session.onChange(() => {
    expect(tab.store.read()).toEqual(session.held);
    told.push(session.mark);
  });
  tab.take('111111111');
  await tab.refresh();
  tab.spend(10_00);
  tab.take('222222222');
  tab.end('removed');
  expect(told).toEqual(['111111111', '111111111', '111111111', '222222222', null]);
});
