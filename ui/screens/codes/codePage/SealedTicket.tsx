import { observer } from 'mobx-react-lite';
import { UNREADABLE } from '#domain/core/unreadable.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { SealPanel } from '../../../parts/ticket/SealPanel.tsx';
import { Ticket, type TicketHead } from '../../../parts/ticket/Ticket.tsx';
import { useText } from '../../../session/text.ts';
import styles from './Ticket.module.scss';
import { useTicketHead } from './useTicketHead.ts';
import { useValidity } from './useValidity.ts';

interface SealedTicketProps {
  /** Null while the link loads. */
  sealed: SealedCode | null;
  /** What is known of it while it loads. */
  known?: TicketHead | undefined;
  busy: boolean;
  onReveal: () => void;
}

/** The covered ticket. It holds no code. */
export const SealedTicket = observer(function SealedTicket(props: SealedTicketProps) {
  const { sealed, known, busy, onReveal } = props;
  const { t } = useText();
  const validityOf = useValidity();
  const head = useTicketHead(sealed);
  const validity = validityOf(sealed?.validUntil ?? null);
  const isLoading = sealed === null && known === undefined;
  const hasSeveral = sealed !== null && sealed.quantity !== 1;
  return (
    <Ticket
      {...head}
      {...(sealed === null && known)}
      foot={
        (isLoading || validity !== null || hasSeveral) && (
          <>
            {(isLoading || validity !== null) && (
              // While the link loads, the line keeps its place.
              <p className={styles.validity}>{validity ?? '\u00a0'}</p>
            )}
            {hasSeveral && (
              <p className={styles.validity}>
                {sealed.quantity === UNREADABLE
                  ? t('codePage.severalUnreadable')
                  : t('codePage.several', { count: sealed.quantity })}
              </p>
            )}
          </>
        )
      }
    >
      <SealPanel busy={busy} about={known?.shop} onReveal={onReveal} />
    </Ticket>
  );
});
