import { observer } from 'mobx-react-lite';
import type { SupportTicket } from '#domain/help/supportRequest.ts';
import { Button } from '../../../kit/Button.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './SentRequest.module.scss';

interface SentRequestProps {
  ticket: SupportTicket;
  /** True if sent just now: the form is unmounted, so the heading takes the focus. */
  isNews: boolean;
  onAnother: () => void;
}

/** A sent request: its number, and when to expect an answer. */
export const SentRequest = observer(function SentRequest({ ticket, isNews, onAnother }: SentRequestProps) {
  const { t, moment } = useText();
  const copyWords = useCopyWords();
  const heading = useFocusOn<HTMLHeadingElement>(isNews);
  const { ticketNumber, replyBy, wasOpen } = ticket;
  return (
    <div className={flow.stack4}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Icon name="success" />
        {t('help.sent.title')}
      </h2>
      {wasOpen && <p>{t('help.sent.wasOpen')}</p>}
      <p>{replyBy === null ? t('help.sent.reply') : t('help.sent.replyBy', { moment: moment(replyBy) })}</p>
      <div className={styles.ticket}>
        <p className={styles.number}>
          {t('help.sent.number')} <strong>{ticketNumber}</strong>
        </p>
        <CopyButton kind="quiet" text={ticketNumber} words={copyWords(t('help.sent.copy'))} />
      </div>
      <p className={styles.keep}>{t('help.sent.keep')}</p>
      <div>
        <Button kind="secondary" onClick={onAnother}>
          {t('help.sent.another')}
        </Button>
      </div>
    </div>
  );
});
