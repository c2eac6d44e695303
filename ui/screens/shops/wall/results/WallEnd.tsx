import { observer } from 'mobx-react-lite';
import { DonateLink } from '../../../../parts/voucher/DonateLink.tsx';
import { useServices } from '../../../../session/services.ts';
import { useText } from '../../../../session/text.ts';
import styles from '../WallSection.module.scss';

interface WallEndProps {
  /** True if every shop that accepts the voucher is above: nothing is filtered, failed or still loading. */
  isWhole: boolean;
}

/** Below the shops, with a voucher in use: why a shop may be missing, and the option to donate. */
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
