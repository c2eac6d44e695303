import { observer } from 'mobx-react-lite';
import { DonateLink } from '../../../parts/voucher/DonateLink.tsx';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import styles from './WallSection.module.scss';

/** What stands below the shops while a voucher is in use: why a shop may be missing, and donating the value instead. */
export const WallEnd = observer(function WallEnd() {
  const { session } = useServices();
  const { t } = useWords();
  if (session.voucher === null) return null;
  return (
    <div className={styles.end}>
      <p>{t('wall.whyMissing')}</p>
      <DonateLink />
    </div>
  );
});
