import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/Button.tsx';
import { Details } from '../../kit/Details.tsx';
import { useText } from '../../session/text.ts';
import { useRemoveVoucher } from './useRemoveVoucher.ts';
import styles from './RemoveMyData.module.scss';

/**
 * For people who share the device: removes receipt, details and what is left of the voucher from this tab, and the
 * shops that the device remembers. Stands where a receipt is shown.
 */
export const RemoveMyData = observer(function RemoveMyData() {
  const { t } = useText();
  const navigate = useNavigate();
  const removeVoucher = useRemoveVoucher({ cause: 'erased', said: 'thankYou.forgotten' });
  const remove = () => {
    removeVoucher();
    // Replaced, so that "back" does not lead to a receipt.
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
