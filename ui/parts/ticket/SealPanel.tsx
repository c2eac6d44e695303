import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useText } from '../../session/text.ts';
import styles from './Ticket.module.scss';
import { TicketPanel } from './TicketPanel.tsx';

interface SealPanelProps {
  busy: boolean;
  /** The shop, named by the button where a page has several. */
  about?: string | undefined;
  onReveal: () => void;
}

/** The covered part of a ticket, with the button that uncovers it. It holds no code. */
export const SealPanel = observer(function SealPanel({ busy, about, onReveal }: SealPanelProps) {
  const { t } = useText();
  const id = useId();
  return (
    <TicketPanel id={id} state="sealed">
      <span className={styles.seal}>
        <Icon name={LATER_ICONS.lock} />
      </span>
      <div className={styles.unseal}>
        <Button
          full
          busy={busy}
          busyText={t('merchantCode.revealing')}
          aria-expanded={false}
          aria-controls={id}
          {...(about !== undefined && { 'aria-label': t('merchantCode.revealNamed', { shop: about }) })}
          onClick={onReveal}
        >
          {t('merchantCode.reveal')}
        </Button>
      </div>
      <p className={styles.why}>{t('merchantCode.sealed')}</p>
    </TicketPanel>
  );
});
