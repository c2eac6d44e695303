import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useText } from '../../../session/text.ts';
import { Ticket } from './Ticket.tsx';
import styles from './Ticket.module.scss';
import { useTicketHead } from './useTicketHead.ts';

interface SealedTicketProps {
  /** Null while the link loads. */
  sealed: SealedCode | null;
  busy: boolean;
  onReveal: () => void;
}

/** The covered ticket. It holds no code. */
export const SealedTicket = observer(function SealedTicket({ sealed, busy, onReveal }: SealedTicketProps) {
  const { t, day } = useText();
  const areaId = useId();
  const head = useTicketHead(sealed);
  const validUntil = sealed?.validUntil ?? null;
  return (
    <Ticket
      {...head}
      foot={
        <>
          <div data-print="never">
            <Button
              full
              busy={busy}
              busyText={t('merchantCode.revealing')}
              aria-expanded={false}
              aria-controls={areaId}
              onClick={onReveal}
            >
              {t('merchantCode.reveal')}
            </Button>
          </div>
          {(sealed === null || validUntil !== null) && (
            <p className={styles.validity}>
              {/* While the link loads, the line keeps its place. */}
              {validUntil === null ? '\u00a0' : t('merchantCode.validUntil', { date: day(validUntil) })}
            </p>
          )}
          {sealed !== null && sealed.quantity > 1 && (
            <p className={styles.validity}>{t('codePage.several', { count: sealed.quantity })}</p>
          )}
        </>
      }
    >
      <div id={areaId} className={styles.area} data-state="sealed" tabIndex={-1}>
        <p className={styles.label}>{t('merchantCode.code')}</p>
        <p className={styles.sealed}>
          <Icon name={LATER_ICONS.lock} />
          {t('merchantCode.sealed')}
        </p>
      </div>
    </Ticket>
  );
});
