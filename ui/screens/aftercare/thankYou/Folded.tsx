import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { Details } from '../../../kit/Details.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { useWords } from '../../../session/words.ts';
import { Timeline } from '../../../parts/timeline/Timeline.tsx';
import { useTimeline } from '../timeline/useTimeline.ts';
import styles from './Folded.module.scss';
import { MailHelp } from './MailHelp.tsx';

interface FoldedProps {
  receipt: Receipt;
  onCorrected: (receipt: Receipt) => void;
}

/** What few people need, each behind a line of its own: the order's history, help with the mail, removal of data. */
export const Folded = observer(function Folded({ receipt, onCorrected }: FoldedProps) {
  const { t } = useWords();
  const rows = useTimeline();
  const { status, timeline } = receipt.redemption;
  return (
    <div className={styles.folded} data-print="never">
      {progressOf(status) !== 'returned' && (
        <Details summary={t('thankYou.mailTitle')}>
          <MailHelp receipt={receipt} onCorrected={onCorrected} />
        </Details>
      )}
      {timeline.length > 1 && (
        <Details summary={t('timeline.title')}>
          <Timeline label={t('timeline.title')} rows={rows(timeline)} />
        </Details>
      )}
      <RemoveMyData />
    </div>
  );
});
