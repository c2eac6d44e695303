import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { coverage } from '#domain/basket/basket.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { isCovered, valueOptions } from '#domain/shop/valueChoice.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { useBasket } from '../../../parts/basket/useBasket.ts';
import { useConsequence } from '../../../parts/basket/useConsequence.ts';
import styles from './ShopDetailsView.module.scss';

/**
 * The shop's values: with a voucher, what each does to its balance; without one, the values alone. Where the whole
 * balance is redeemed it says so.
 */
export const ShopValues = observer(function ShopValues({ shop }: { shop: ShopDetails }) {
  const { session, site: store } = useServices();
  const { t } = useWords();
  const heading = useId();
  const { voucher } = session;
  const isChooseable = store.site.switches.redeemValueChooseable;
  if (isChooseable && shop.voucherValuesInCent.length === 0) return null;
  return (
    <section className={styles.values} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('shop.values')}
      </h3>
      {!isChooseable && <WholeBalance shop={shop} voucher={voucher} />}
      {isChooseable && !voucher && <PlainValues shop={shop} />}
      {isChooseable && voucher && <ValuesOf shop={shop} voucher={voucher} />}
    </section>
  );
});

const WholeBalance = observer(function WholeBalance({
  shop,
  voucher,
}: {
  shop: ShopDetails;
  voucher: Voucher | null;
}) {
  const { t, money } = useWords();
  if (!voucher) return <p>{t('shop.whole')}</p>;
  const { balanceInCent: amountInCent, currency } = voucher;
  return <p>{t('value.whole', { money: money({ amountInCent, currency }), shop: shop.name })}</p>;
});

const PlainValues = observer(function PlainValues({ shop }: { shop: ShopDetails }) {
  const { site: store } = useServices();
  const { money } = useWords();
  const { currency } = store.site;
  return (
    <ul className={styles.plainValues}>
      {shop.voucherValuesInCent.map((amountInCent) => (
        <li key={amountInCent}>{money({ amountInCent, currency })}</li>
      ))}
    </ul>
  );
});

const ValuesOf = observer(function ValuesOf({ shop, voucher }: { shop: ShopDetails; voucher: Voucher }) {
  const { t, money } = useWords();
  const { balanceInCent, currency } = voucher;
  const basket = useBasket();
  const consequenceText = useConsequence(currency, basket.length > 0);
  const freeInCent = coverage(basket, balanceInCent).remainingInCent;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return (
    <>
      <p className={styles.balance}>
        {basket.length > 0
          ? t('basket.free', { free: say(freeInCent), money: say(balanceInCent) })
          : t('value.balance', { money: say(balanceInCent) })}
      </p>
      <ul className={styles.valueList}>
        {valueOptions(shop.voucherValuesInCent, freeInCent, true).map((option) => (
          <li key={option.valueInCent} className={styles.value} data-covered={isCovered(option)}>
            <strong>{say(option.valueInCent)}</strong> <span>{consequenceText(option.consequence)}</span>
          </li>
        ))}
      </ul>
    </>
  );
});
