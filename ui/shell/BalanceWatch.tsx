import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { usePoll } from '../parts/answers/usePoll.ts';
import { ENTRY } from '../screens/entry/services.ts';
import { useArea, useServices } from '../session/services.ts';

/** How often the new balance is requested again after a failure; milliseconds. */
const AGAIN_MS = 15_000;

/**
 * Fetches the balance of the voucher in use after a top-up in any tab, because its token still has the old one. Draws
 * nothing; until then, no page shows a balance (`spendableVoucher`).
 */
export const BalanceWatch = observer(function BalanceWatch() {
  const { session } = useServices();
  const isStale = session.held !== null && session.missed === 'charged';
  return isStale ? <Refresh held={session.held} /> : null;
});

function Refresh({ held }: { held: VoucherSession }) {
  const { session } = useServices();
  const { refreshToken } = useArea(ENTRY);
  const refresh = async () => {
    const renewed = await refreshToken.execute(held);
    // A session that cannot be renewed any more would keep its old balance.
    if (!renewed.ok) session.endedBy(renewed.fault);
  };
  const refreshNow = useEffectEvent(() => void refresh());
  useEffect(() => refreshNow(), []);
  usePoll(true, AGAIN_MS, () => void refresh());
  return null;
}
