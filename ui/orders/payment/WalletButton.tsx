import { observer } from 'mobx-react-lite';
import { useText } from '../../session/text.ts';
import styles from './PaymentForm.module.scss';
import type { Paying } from './paying.ts';
import { ProviderWidget } from './ProviderWidget.tsx';

interface WalletButtonProps {
  screen: Paying;
  /** The obligation to pay, which the wallet's own button does not name. */
  obliged: string;
}

export const WalletButton = observer(function WalletButton({ screen, obliged }: WalletButtonProps) {
  const { t } = useText();
  const { kind } = screen.widget;
  const isDrawn = kind !== 'broken' && kind !== 'refused' && kind !== 'unticked';
  return (
    <div className={styles.part} aria-busy={kind === 'loading'}>
      {kind === 'unticked' && <p className={styles.obliged}>{t('payment.tickFirst')}</p>}
      {isDrawn && <p className={styles.obliged}>{obliged}</p>}
      <ProviderWidget screen={screen} shapes={['button']} />
    </div>
  );
});
