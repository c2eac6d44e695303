import '../../styles/paper.scss';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice.tsx';
import styles from './NetworkNotice.module.scss';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';

/**
 * Tells the user that the network is missing, which explains a click without effect. Every page loads this part in advance,
 * and with it the styles of paper.
 */
export const NetworkNotice = observer(function NetworkNotice() {
  const { network } = useServices();
  const { t } = useText();
  return (
    <div role="status" className={styles.place} data-print="never">
      {network.isAway && (
        <Notice kind="warning" word={t('frame.away.title')}>
          {t('frame.away.text')}
        </Notice>
      )}
    </div>
  );
});
