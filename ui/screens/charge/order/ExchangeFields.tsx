import { observer } from 'mobx-react-lite';
import type { Offers } from '#domain/voucherOrder/offers.ts';
import { mostExchanged } from '#domain/voucherOrder/orderEntry.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useText } from '../../../session/text.ts';
import type { OrderFormScreen } from './OrderFormScreen.ts';
import styles from './OrderView.module.scss';
import { ORDER_FIELDS } from './useOrderFaults.ts';

interface ExchangeFieldsProps {
  screen: OrderFormScreen;
  offers: Offers;
  error: string | undefined;
}

/** The part of the price that the voucher in use pays. Without a voucher, a link to enter its code. */
export const ExchangeFields = observer(function ExchangeFields({
  screen,
  offers,
  error,
}: ExchangeFieldsProps) {
  const { t, money } = useText();
  const { choice, credit } = screen;
  const { exchanges, exchangeText } = choice.draft;
  if (credit === null && !exchanges) return <EnterFirst />;
  const most = credit && mostExchanged(choice.draft, offers, credit);
  const isGone = credit === null;
  const errorPrefix = t('common.errorPrefix');
  return (
    <div className={styles.exchange}>
      <Checkbox
        id={ORDER_FIELDS.exchanges}
        name="exchanges"
        label={isGone ? t('order.exchangeGone') : t('order.exchange', { money: money(credit) })}
        checked={exchanges}
        onChange={(ticked) => choice.change({ exchanges: ticked })}
        error={isGone ? error : undefined}
        errorPrefix={errorPrefix}
      />
      {isGone && <EnterFirst />}
      {exchanges && !isGone && (
        <TextField
          id={ORDER_FIELDS.exchange}
          name="exchange"
          label={t('order.exchangeLabel', { currency: credit.currency })}
          hint={most !== null && t('order.exchangeHint', { money: money({ ...credit, amountInCent: most }) })}
          inputMode="decimal"
          autoComplete="off"
          width="half"
          value={exchangeText}
          onChange={(text) => choice.change({ exchangeText: text })}
          error={error}
          errorPrefix={errorPrefix}
          required
        />
      )}
    </div>
  );
});

const EnterFirst = observer(function EnterFirst() {
  const { t } = useText();
  return (
    <div className={styles.end}>
      <p className={styles.text}>{t('order.exchangeEnter')}</p>
      <ButtonLink to="/" kind="secondary">
        {t('order.exchangeLink')}
      </ButtonLink>
    </div>
  );
});
