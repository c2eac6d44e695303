import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { ValueChoice } from '../../../parts/value/ValueChoice.tsx';
import type { ValueStep } from '../../../parts/value/useValueStep.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './ShopDetailsView.module.scss';

interface ShopValuesProps {
  shop: ShopDetails;
  /** Null while no voucher is in use, or an open order makes its balance uncertain. */
  step: ValueStep | null;
}

/** The shop's values: with a voucher a choice of those that it covers, without one a plain list. */
export const ShopValues = observer(function ShopValues({ shop, step }: ShopValuesProps) {
  return step ? <Choice step={step} /> : <PlainValues shop={shop} />;
});

/** Scrolls to the suggested value if it would be below the dialog's sticky buttons. */
const Choice = observer(function Choice({ step }: { step: ValueStep }) {
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const suggested = choice.current?.querySelector(':checked')?.closest('label');
    suggested?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [step]);
  return (
    <div ref={choice} className={styles.choice}>
      <ValueChoice step={step} saysBalance />
    </div>
  );
});

const PlainValues = observer(function PlainValues({ shop }: { shop: ShopDetails }) {
  const { site: store } = useServices();
  const { t, money } = useText();
  const heading = useId();
  const { currency, switches } = store.site;
  if (switches.redeemValueChooseable && shop.voucherValuesInCent.length === 0) return null;
  return (
    <section className={styles.values} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('shop.values')}
      </h3>
      {switches.redeemValueChooseable ? (
        <ul className={styles.plainValues}>
          {shop.voucherValuesInCent.map((amountInCent) => (
            <li key={amountInCent}>{money({ amountInCent, currency })}</li>
          ))}
        </ul>
      ) : (
        <p>{t('shop.whole')}</p>
      )}
    </section>
  );
});
