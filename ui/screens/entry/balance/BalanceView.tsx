import { observer } from 'mobx-react-lite';
import { type CSSProperties, useEffect, useState } from 'react';
import { type To, useNavigate } from 'react-router';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TopUpLink } from '../../../parts/charge/TopUpLink.tsx';
import { usePageTitle } from '../../../parts/page/Page.tsx';
import { DonateLink } from '../../../parts/voucher/DonateLink.tsx';
import { PartnerReturn } from '../../../parts/voucher/PartnerReturn.tsx';
import { useScreen, useServices } from '../../../session/services.ts';
import { isBalanceUncertain } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import { BalanceScreen } from './BalanceScreen.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './BalanceView.module.scss';
import { leaveFor } from './leaveFor.ts';
import { letGesture } from './letGesture.ts';
import { mayMove } from './mayMove.ts';
import { useOnward } from './useOnward.ts';
import type { WallAhead } from './wallAhead.ts';

export interface BalanceViewProps {
  ahead: () => Promise<WallAhead>;
  /** True for the scene after an accepted code; false for a voucher that was in use before. */
  isScene: boolean;
  /** Leads elsewhere than to the wall's page with the filters of this one. */
  to?: To;
  /** True while a dialog covers the page. */
  covered?: boolean;
  /** True if the wall takes this page's place in the history. */
  replaces?: boolean;
}

/** What the voucher in use is worth, large, with the way to the shops (ADR 16). */
export const BalanceView = observer(function BalanceView(props: BalanceViewProps) {
  const { ahead, isScene, covered = false, replaces = false } = props;
  const onward = useOnward();
  const { to = onward } = props;
  const { arrival, session, shared, site: store } = useServices();
  const { t, money, day } = useText();
  const navigate = useNavigate();
  const heading = usePageTitle({ title: t('balance.title'), covered });
  const [leadsOn] = useState(() => isScene && isUnderPointer());
  const screen = useScreen(
    () =>
      new BalanceScreen({
        leadsOn,
        fetchWall: async () => (await ahead()).fetchWall(),
        onward: (by) => {
          if (by === 'time') arrival.leaveFocus();
          leaveFor(heading.current, () => navigate(to, { flushSync: true, replace: replaces }), by);
        },
      }),
  );
  useEffect(() => {
    // The button was below the form, which the amount replaces.
    const card = heading.current;
    if (!isScene || card === null) return;
    card.scrollIntoView({ block: 'nearest' });
    if (mayMove()) void shared().then(async ({ readDrawing }) => letGesture(card, readDrawing));
  }, [heading, isScene, shared]);
  const isUncertain = isBalanceUncertain(useServices());
  const { voucher } = session;
  if (voucher === null) return null;
  const { balanceInCent: amountInCent, currency, serialNumber, validUntil } = voucher;
  const { redeemValueChooseable, showVoucherInfoModal } = store.site.switches;
  const { shows } = screen;
  const amount = money({ amountInCent, currency });
  return (
    <div className={styles.balance}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        <span className={styles.label}>{t(isUncertain ? 'balance.open' : 'balance.label')}</span>{' '}
        {!isUncertain && (
          <span className={styles.amount} style={{ '--letters': amount.length } as CSSProperties}>
            {amount}
          </span>
        )}
      </h1>
      <div className={styles.facts}>
        <div className={flow.stack2}>
          {!redeemValueChooseable && <p className={styles.fact}>{t('balance.oneShop')}</p>}
          {validUntil !== null && (
            <p className={styles.fact}>{t('balance.validUntil', { day: day(validUntil) })}</p>
          )}
          {showVoucherInfoModal && serialNumber !== null && (
            <p className={styles.fact}>{t('balance.serialNumber', { number: serialNumber })}</p>
          )}
        </div>
        <StatusLine>{shows === 'waits-long' && t('balance.late')}</StatusLine>
      </div>
      <PartnerReturn />
      {shows === 'failed' && (
        <Notice kind="error" word={t('kind.error')} live>
          {t('balance.failed')}
        </Notice>
      )}
      <Button
        kind="primary"
        full
        busy={shows === 'waits' || shows === 'waits-long'}
        busyText={t('wall.loading')}
        onClick={screen.press}
      >
        {t(shows === 'failed' ? 'common.tryAgain' : 'balance.shops')}
      </Button>
      {screen.scene.wall === 'out-of-reach' && !isUncertain && (
        <div className={styles.ways}>
          <p className={styles.fact}>{t('balance.outOfReach')}</p>
          <TopUpLink />
          <DonateLink />
        </div>
      )}
    </div>
  );
});

/**
 * True after a press by mouse or finger, if motion is not reduced: after one by keyboard, the focused element shows its
 * focus. Must be called before the focus moves.
 */
function isUnderPointer(): boolean {
  const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
  return !isByKeyboard && mayMove();
}
