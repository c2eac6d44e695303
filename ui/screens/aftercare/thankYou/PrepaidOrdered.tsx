import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { classes } from '../../../kit/classes.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './PrepaidOrdered.module.scss';

/** The state of the rechargeable vouchers ordered with the redemption; renders nothing if there are none. */
export const PrepaidOrdered = observer(function PrepaidOrdered({ receipt }: { receipt: Receipt }) {
  const { t } = useText();
  const id = useId();
  const { email, redemption } = receipt;
  const { prepaidOrder } = redemption;
  if (prepaidOrder === null) return null;
  const { orderNumber, quantity, state } = prepaidOrder;
  return (
    <section aria-labelledby={id} className={classes(flow.stack2, styles.order)}>
      <h2 id={id} className={styles.title}>
        {t('thankYou.prepaid')}
      </h2>
      <p>
        {state === 'ORDERED'
          ? t('thankYou.prepaidOrdered', { count: quantity, email })
          : t('thankYou.prepaidCancelled')}
      </p>
      <p className={styles.number}>
        {t('thankYou.order')} {orderNumber}
      </p>
    </section>
  );
});
