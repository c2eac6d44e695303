import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useText } from '../../../session/text.ts';
import { Ticket } from './Ticket.tsx';
import styles from './Ticket.module.scss';
import { useTicketHead } from './useTicketHead.ts';
import { useValidity } from './useValidity.ts';

interface SealedTicketProps {
  /** Null while the link loads. */
  sealed: SealedCode | null;
  busy: boolean;
  onReveal: () => void;
}

/** The covered ticket. It holds no code. */
export const SealedTicket = observer(function SealedTicket({ sealed, busy, onReveal }: SealedTicketProps) {
  const { t } = useText();
  const validityOf = useValidity();
  const areaId = useId();
  const head = useTicketHead(sealed);
  const validity = validityOf(sealed?.validUntil ?? null);
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
          {(sealed === null || validity !== null) && (
            // While the link loads, the line keeps its place.
            <p className={styles.validity}>{validity ?? '\u00a0'}</p>
          )}
          {sealed !== null && sealed.quantity !== 1 && (
            <p className={styles.validity}>
              {sealed.quantity === UNREADABLE
                ? t('codePage.severalUnreadable')
                : t('codePage.several', { count: sealed.quantity })}
            </p>
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
