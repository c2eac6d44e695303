import { observer } from 'mobx-react-lite';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { useText } from '../../../session/text.ts';
import type { EnterScreen } from './EnterScreen.ts';
import styles from './EnterView.module.scss';
import { OrderCard } from './OrderCard.tsx';

/**
 * Beside the form: where the serial number is on the card, and an offer of new vouchers; after the check, the balance
 * after the top-up.
 */
export const Explainer = observer(function Explainer({ screen }: { screen: EnterScreen }) {
  const { t, money } = useText();
  const { voucher, amountInCent } = screen;
  if (voucher === null) {
    return (
      <div className={styles.beside}>
        <figure className={styles.card}>
          <img
            className={styles.picture}
            src="/brands/serial-number.svg"
            alt={t('charge.whereImage')}
            width={456}
            height={296}
            loading="lazy"
          />
          <figcaption className={styles.hint}>{t('charge.where')}</figcaption>
        </figure>
        <OrderCard />
      </div>
    );
  }
  const say = (inCent: number | null) =>
    inCent === null ? '–' : money({ amountInCent: inCent, currency: voucher.currency });
  const { currentInCent } = voucher;
  return (
    <SummaryCard
      title={t('charge.summary')}
      rows={[
        { label: t('charge.now'), value: say(currentInCent) },
        { label: t('charge.added'), value: say(amountInCent) },
        {
          label: t('charge.then'),
          value: say(amountInCent === null ? null : currentInCent + amountInCent),
          strong: 'sum',
        },
      ]}
    />
  );
});
