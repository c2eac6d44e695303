import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice.tsx';
import styles from './NetworkNotice.module.scss';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';

/** Says at the lower edge of the screen that there is no network, so that a press without effect is understood. */
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
