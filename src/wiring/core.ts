import { KeepPath } from '#application/site/keepPath.ts';
import { LoadSite } from '#application/site/loadSite.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { FindOpenOrder } from '#application/tabs/findOpenOrder.ts';
import { codeWaitProblem } from '#application/voucher/codeWaitProblem.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import type { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { FollowSession } from '#application/voucher/followSession.ts';
import { LeaveInTime } from '#application/voucher/leaveInTime.ts';
import type { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import { once } from '../areas/once.ts';
import type { Adapters } from './adapters.ts';

/** The adapters and use cases of the first screen. */
export type Core = ReturnType<typeof coreOf>;

/**
 * Builds the first screen's use cases without a container, which loads with the first area and then provides these
 * objects (ADR 2).
 */
export function coreOf(adapters: Adapters) {
  const { clock, kept, log, otherTabs } = adapters;
  const voucherStore = new VoucherStore(kept);
  const tabSession = new TabSession(kept);
  const endVoucher = new EndVoucher(tabSession, kept, otherTabs, clock);
  const leaveInTime = new LeaveInTime(kept, clock);
  const load = once(async () => {
    const { voucherUseOf } = await import('./voucherUse.ts');
    return voucherUseOf(adapters, tabSession, endVoucher);
  });
  const enterVoucherCode: Pick<EnterVoucherCode, 'execute' | 'tooSoon'> = {
    tooSoon: () => codeWaitProblem(kept, clock),
    execute: (entered) =>
      load().then(
        ({ enter }) => enter.execute(entered),
        () => refused({ kind: 'offline' }),
      ),
  };
  const restoreVoucher: Pick<RestoreVoucher, 'execute'> = {
    execute: () =>
      load().then(
        ({ restore }) => restore.execute(),
        // As without the chunk that reads tokens: nothing can be redeemed offline.
        () => tabSession.resume(),
      ),
  };
  return {
    ...adapters,
    askSecurityQuestion: (): Promise<Result<SecurityQuestion, Problem>> =>
      adapters.askSecurityQuestion().catch(() => refused({ kind: 'offline' })),
    endVoucher,
    findOpenOrder: new FindOpenOrder(adapters.openOrders, kept, voucherStore, clock),
    keepPath: new KeepPath(kept),
    enterVoucherCode,
    loadVoucherUse: load,
    loadSharedTexts: new LoadTexts(adapters.sharedTextSource, log),
    loadSite: new LoadSite(adapters.siteFile, adapters.siteConfigApi, log),
    loadTexts: new LoadTexts(adapters.textSource, log),
    followSession: new FollowSession(
      tabSession,
      endVoucher,
      restoreVoucher,
      leaveInTime,
      kept,
      otherTabs,
      clock,
    ),
    leaveInTime,
    now: () => clock.now(),
    tabSession,
    voucherStore,
  };
}
