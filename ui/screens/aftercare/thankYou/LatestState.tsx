import { observer } from 'mobx-react-lite';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { usePoll } from '../../../parts/answers/usePoll.ts';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import styles from './Tickets.module.scss';
import type { ThankYouScreen } from './ThankYouScreen.ts';

/** When the redemption's state was last requested, with a button to refresh it. */
export const LatestState = observer(function LatestState({ screen }: { screen: ThankYouScreen }) {
  const { t, moment } = useText();
  const { look } = screen;
  usePoll(screen.waits && !screen.busy, LOOK_EVERY_MS, () => void screen.ask());
  return (
    <div className={styles.latest} data-print="never">
      <Button
        kind="secondary"
        busy={screen.busy}
        busyText={t('thankYou.refreshing')}
        onClick={() => void screen.ask()}
      >
        {t('thankYou.refresh')}
      </Button>
      <StatusLine compact>
        {look.kind === 'asking' && t('thankYou.refreshing')}
        {look.kind === 'looked' && t('thankYou.checkedAt', { moment: moment(look.at) })}
        {look.kind === 'failed' && t('thankYou.unchecked')}
        {look.kind === 'contradicted' && t('thankYou.contradicted')}
      </StatusLine>
      {look.kind === 'contradicted' && (
        <SupportLink topic="other" hint={{ orderNumber: screen.receipt?.redemption.orderNumber ?? '' }} />
      )}
    </div>
  );
});
