import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { FollowSession } from '#application/voucher/followSession.ts';
import { LeaveInTime } from '#application/voucher/leaveInTime.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { TellMoney } from '#application/tabs/tellMoney.ts';
import type { Kept } from '#application/kept/kept.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import { done } from '#domain/core/result.ts';
import { type KeptKey, keptRow } from '#domain/kept/table.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const SESSION_MS = 20 * 60_000;

/** Lets what a page has begun come to its end. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A browser with two tabs on one device, and a backend that gives each voucher a token. */
export function twoTabs() {
  const device = fakeKept();
  const issued = new Map<string, VoucherSession>();
  const balances = new Map<string, number>();
  let time = now;
  const clock = { now: () => time, deviceNow: () => time };

  const issue = (serialNumber: string): VoucherSession => {
    const balanceInCent = balances.get(serialNumber) ?? 50_00;
    balances.set(serialNumber, balanceInCent);
    const token = `token ${issued.size}` as VoucherToken;
    const voucher = aVoucher({ serialNumber, balanceInCent });
    const session = { ...aSession({ voucher, expires: time + SESSION_MS }), token };
    issued.set(token, session);
    return session;
  };

  const tabs = [aTab(), aTab()] as const;

  function aTab() {
    const own = fakeKept();
    const of = (key: KeptKey) => (keptRow(key).where === 'device' ? device : own);
    const kept: Kept<KeptKey> = {
      read: (key) => of(key).read(key),
      write: (key, value) => of(key).write(key, value),
      forget: (key) => of(key).forget(key),
    };
    const store = new VoucherStore(kept);
    /** The pages of the tab; all but the last are in the bfcache. */
    const pages = [aPage()];
    let isFrozen = false;

    function aPage() {
      const hears: { forgotten?: (mark: string) => void; removed?: (mark: string | null) => void } = {};
      const channel: OtherTabs = {
        notifyForgotten: (mark) => other().hear((page) => page.hears.forgotten?.(mark)),
        notifyRemoved: (mark) => other().hear((page) => page.hears.removed?.(mark)),
        onForgotten: (listener) => {
          hears.forgotten = listener;
          return () => undefined;
        },
        onRemoved: (listener) => {
          hears.removed = listener;
          return () => undefined;
        },
      };
      const session = new TabSession(kept);
      const end = new EndVoucher(session, kept, channel, clock);
      const read = async (token: string) => {
        const known = issued.get(token);
        return known ? done(known) : refusal('unreadable-answer');
      };
      const restore = new RestoreVoucher(session, kept, end, read, clock);
      const follow = new FollowSession(
        session,
        end,
        restore,
        new LeaveInTime(kept, clock),
        kept,
        channel,
        clock,
      );
      follow.listen();
      return {
        hears,
        session,
        end,
        follow,
        take: new TakeVoucher(session, kept, end),
        spend: new SpendVoucher(session, kept, channel),
        refresh: new RefreshToken({ refresh: async () => done(issue(session.mark ?? '')) }, session, clock, {
          ifMissed: () => undefined,
        }),
      };
    }

    const page = () => pages.at(-1) ?? aPage();
    const comeBack = () => {
      page().follow.look(false);
      page().follow.followMoney();
      page().follow.watch();
    };
    const tab = {
      store,
      page,
      hear: (what: (page: ReturnType<typeof aPage>) => void) => {
        if (!isFrozen) what(page());
      },
      get isFrozen() {
        return isFrozen;
      },
      take: (serialNumber: string) => {
        const seen = page().take.begin();
        page().take.execute(issue(serialNumber), seen);
      },
      refresh: async () => {
        const { held } = page().session;
        if (held !== null) await page().refresh.execute(held);
      },
      spend: (amountInCent: number) => {
        const { held, mark } = page().session;
        if (held === null || mark === null) return;
        const left = Math.max(0, (balances.get(mark) ?? 0) - amountInCent);
        balances.set(mark, left);
        page().spend.execute({ amountInCent: left, currency: 'EUR' }, mark);
        new TellMoney(kept, clock).execute(ofVoucher(mark), 'spent', true);
        other().hear(({ follow }) => follow.followMoney());
      },
      end: (cause: 'removed' | 'erased' | 'done' | 'donated') =>
        page().end.execute(cause, page().session.mark),
      /** Another document of the tab; this one goes to the bfcache. */
      open: async () => {
        pages.push(aPage());
        await page().follow.begin();
        comeBack();
      },
      back: () => {
        if (pages.length > 1) pages.pop();
        comeBack();
      },
      freeze: () => {
        isFrozen = true;
      },
      thaw: () => {
        isFrozen = false;
        comeBack();
      },
    };
    const other = () => (tab === tabs[0] ? tabs[1] : tabs[0]);
    return tab;
  }

  return {
    tabs,
    settled,
    wait: (ms: number) => {
      time += ms;
      for (const tab of tabs) if (!tab.isFrozen) tab.page().follow.watch();
    },
  };
}
