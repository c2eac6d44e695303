import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/Button.tsx';
import { Details } from '../../kit/Details.tsx';
import { useText } from '../../session/text.ts';
import { useErase } from './useRemoveVoucher.ts';
import styles from './RemoveMyData.module.scss';

/**
 * For shared devices: removes receipt, details and the remaining voucher from this tab, and the shops that the device
 * remembers. Drawn beside a receipt.
 */
export const RemoveMyData = observer(function RemoveMyData() {
  const { t } = useText();
  const navigate = useNavigate();
  const erase = useErase();
  const remove = () => {
    erase();
    // Replaces the entry, so that "back" does not lead to a receipt.
    void navigate('/', { replace: true });
  };
  return (
    <div data-print="never">
      <Details summary={t('thankYou.forgetTitle')}>
        <p className={styles.hint}>{t('thankYou.forgetHint')}</p>
        <Button kind="secondary" onClick={remove}>
          {t('thankYou.forget')}
        </Button>
      </Details>
    </div>
  );
});
