import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { useText } from '../../session/text.ts';
import { useHas } from '../../session/useHas.ts';
import { useSpendableVoucher } from '../../session/useSpendableVoucher.ts';
import styles from './DonateLink.module.scss';
import { LATER_ICONS } from '../../kit/laterIcons.ts';

export const DonateLink = observer(function DonateLink() {
  const voucher = useSpendableVoucher();
  const { t } = useText();
  const has = useHas();
  if (voucher === null || voucher.balanceInCent === 0 || !has('donation')) return null;
  return (
    <p className={styles.link}>
      <ButtonLink to="/donate" kind="quiet" icon={LATER_ICONS.gift}>
        {t('wall.donate')}
      </ButtonLink>
    </p>
  );
});
