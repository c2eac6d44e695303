import { observer } from 'mobx-react-lite';
import { DonateLink } from '../../../../parts/voucher/DonateLink.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import styles from '../WallSection.module.scss';

interface WallEndProps {
  /** True if every shop that takes the voucher stands above: nothing is filtered, failed or still to come. */
  isWhole: boolean;
}

/** What stands below the shops while a voucher is in use: why a shop may be missing, and donating the value instead. */
export const WallEnd = observer(function WallEnd({ isWhole }: WallEndProps) {
  const { session } = useServices();
  const { t } = useText();
  if (session.voucher === null) return null;
  return (
    <div className={styles.end}>
      {isWhole && <p>{t('wall.whyMissing')}</p>}
      <DonateLink />
    </div>
  );
});
