import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { isSpending } from '#domain/orders/openOrder.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { ENTRY } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { useRemoveVoucher } from '../../../parts/voucher/useRemoveVoucher.ts';
import { useStripContent } from '../../../parts/voucher/useStripContent.ts';
import styles from './SessionWarning.module.scss';
import { SessionWarningScreen } from './SessionWarningScreen.ts';

/**
 * The warning before the session ends, shown once per token; the user may close it and use the time left. Shown only
 * with the strip: a redeemed voucher that is kept for a giveaway cannot be used any more.
 */
export const SessionWarning = observer(function SessionWarning() {
  const { session } = useServices();
  const [closedFor, setClosedFor] = useState<VoucherToken | null>(null);
  const { held, ending } = session;
  const content = useStripContent();
  if (held === null || content === null || !ending || closedFor === held.token) return null;
  return <Warning key={held.token} held={held} onClose={() => setClosedFor(held.token)} />;
});

interface WarningProps {
  held: VoucherSession;
  onClose: () => void;
}

const Warning = observer(function Warning({ held, onClose }: WarningProps) {
  const { t } = useText();
  const { openAnywhere } = useServices();
  const { refreshToken } = useArea(ENTRY);
  const screen = useScreen(({ now }) => new SessionWarningScreen({ held, refresh: refreshToken, now }));
  const remove = useRemoveVoucher();
  const textId = useId();
  const first = useRef<HTMLButtonElement>(null);
  const { state } = screen;
  return (
    <Dialog
      kind="alertdialog"
      title={t('session.title')}
      describedBy={textId}
      onClose={onClose}
      focus={first}
      actions={
        <>
          {state.kind === 'last' ? (
            <Button kind="primary" ref={first} full onClick={onClose}>
              {t('session.useRest')}
            </Button>
          ) : (
            <Button
              kind="primary"
              ref={first}
              full
              busy={screen.busy}
              busyText={t('session.busy')}
              onClick={() => void screen.goOn()}
            >
              {t('session.go')}
            </Button>
          )}
          <Button kind="secondary" full onClick={remove}>
            {t('strip.remove')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div id={textId} className={styles.text}>
          {!isSpending(openAnywhere.value) && (
            <p>
              <strong>{t('session.stays')}</strong>
            </p>
          )}
          <p>{t('session.text')}</p>
          <StatusLine hidden>{t('session.spoken', { count: screen.spokenSeconds })}</StatusLine>
        </div>
        <p className={styles.left} aria-hidden="true">
          {t('session.timeLeft', { time: clockFace(screen.secondsLeft) })}
        </p>
        {state.kind === 'failed' && (
          <ProblemPanel problem={state.problem} attempt={state.attempt} headingLevel={3} />
        )}
        {state.kind === 'last' && (
          <Notice kind="warning" word={t('kind.warning')} live>
            {t('session.last')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
});

/** Formats seconds as "1:45". */
function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
