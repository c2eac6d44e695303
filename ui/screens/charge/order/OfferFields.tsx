import {
  type OrderFaults,
  chosenOffer,
  chosenQuantity,
  chosenValue,
  mostExchanged,
} from '#domain/voucherOrder/voucherOrder.ts';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { useText } from '../../../session/text.ts';
import type { OrderFormScreen } from './OrderFormScreen.ts';
import { observer } from 'mobx-react-lite';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import { type OfferName, type Offers, type Promotion, offered } from '#domain/voucherOrder/offers.ts';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { BundlePicture } from '../../../parts/voucherOrder/BundlePicture.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import styles from './OrderView.module.scss';

/** Ids of the fields that can be invalid. */
const ORDER_FIELDS = {
  offer: 'offer',
  value: 'voucher-value',
  exchanges: 'exchanges',
  exchange: 'exchange',
} as const;

/** Returns the form's errors as text: by field, and as a list in page order. Must be called in an observer. */
export function useOrderFaults({ choice, offers }: OrderFormScreen) {
  const { t, money } = useText();
  const { faults } = choice;
  const exchangeText = (fault: NonNullable<OrderFaults['exchange']>) => {
    if (fault.kind === 'amount-invalid') return t('charge.amountFault.amount-invalid');
    if (fault.kind !== 'above') return t(`order.fault.exchange.${fault.kind}`);
    const currency = offers?.currency ?? 'EUR';
    return t('order.fault.exchange.above', { money: money({ amountInCent: fault.maxInCent, currency }) });
  };
  const texts = {
    value: faults.value && t('order.fault.value'),
    exchange: faults.exchange && exchangeText(faults.exchange),
  };
  const fieldOf = (field: keyof OrderFaults) =>
    field === 'exchange' && faults.exchange?.kind === 'no-voucher'
      ? ORDER_FIELDS.exchanges
      : ORDER_FIELDS[field];
  const listed = (['value', 'exchange'] as const).flatMap((field): FieldFault[] => {
    const text = texts[field];
    return text === undefined ? [] : [{ fieldId: fieldOf(field), text }];
  });
  return { errorOf: (field: keyof OrderFaults) => texts[field], listed };
}

interface OfferFieldsProps {
  screen: OrderFormScreen;
  offers: Offers;
  errorOf: (field: keyof OrderFaults) => string | undefined;
}

/** The choice between the offers, and the options within a promotion. */
export const OfferFields = observer(function OfferFields({ screen, offers, errorOf }: OfferFieldsProps) {
  const { t } = useText();
  const { choice } = screen;
  const offer = chosenOffer(choice.draft, offers);
  const cards = useOfferCards(offers);
  return (
    <>
      {offer === 'starter-bundle' && offers.starterBundle && (
        <BundlePicture quantity={offers.starterBundle.quantity} />
      )}
      <RadioCards
        id={ORDER_FIELDS.offer}
        name="offer"
        legend={t('order.what')}
        options={cards}
        value={offer ?? undefined}
        onChange={(value) => choice.change({ offer: value as OfferName })}
      />
      {offer === 'promotion' && offers.promotion && (
        <PromotionFields screen={screen} offers={offers} promotion={offers.promotion} errorOf={errorOf} />
      )}
    </>
  );
});

function useOfferCards(offers: Offers) {
  const { t, money, locale } = useText();
  const { currency, starterBundle, promotion } = offers;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return offered(offers).flatMap((name) => {
    if (name === 'starter-bundle' && starterBundle) {
      const { quantity, valueInCent, bonusInCent } = starterBundle;
      const price = quantity * valueInCent;
      return [
        {
          value: name,
          title: t('order.starter', { quantity, money: say(valueInCent) }),
          note: t('order.starterNote', { price: say(price), worth: say(price + quantity * bonusInCent) }),
        },
      ];
    }
    if (promotion === null) return [];
    const values = promotion.values.map(({ valueInCent }) => valueInCent);
    const range = { lowestInCent: Math.min(...values), highestInCent: Math.max(...values), currency };
    return [
      {
        value: name,
        title: t('order.promotion'),
        note: t('order.promotionNote', {
          quantity: promotion.maxQuantity,
          range: formatMoneyRange(range, locale),
        }),
      },
    ];
  });
}

const PromotionFields = observer(function PromotionFields({
  screen,
  offers,
  promotion,
  errorOf,
}: OfferFieldsProps & { promotion: Promotion }) {
  const { t, money } = useText();
  const { choice } = screen;
  const { minQuantity, maxQuantity, values } = promotion;
  const say = (amountInCent: number) => money({ amountInCent, currency: offers.currency });
  const value = chosenValue(choice.draft, promotion);
  return (
    <div className={styles.form}>
      <RadioCards
        id={ORDER_FIELDS.value}
        name="voucherValue"
        legend={t('order.value')}
        options={values.map(({ valueInCent, bonusInCent }) => ({
          value: String(valueInCent),
          title: say(valueInCent),
          ...(bonusInCent > 0 && { note: t('order.bonus', { money: say(bonusInCent) }) }),
        }))}
        value={value === null ? undefined : String(value.valueInCent)}
        onChange={(chosen) => choice.change({ valueInCent: Number(chosen) })}
        error={errorOf('value')}
        errorPrefix={t('common.errorPrefix')}
        columns={2}
      />
      <SelectField
        id="quantity"
        name="quantity"
        label={t('order.quantity')}
        width="half"
        value={String(chosenQuantity(choice.draft, promotion))}
        onChange={(chosen) => choice.change({ quantity: Number(chosen) })}
        options={Array.from({ length: maxQuantity - minQuantity + 1 }, (_, index) => {
          const quantity = String(minQuantity + index);
          return { value: quantity, label: quantity };
        })}
      />
      {promotion.exchange && <ExchangeFields screen={screen} offers={offers} error={errorOf('exchange')} />}
    </div>
  );
});

interface ExchangeFieldsProps {
  screen: OrderFormScreen;
  offers: Offers;
  error: string | undefined;
}

/** The part of the price that the voucher in use pays. Without a voucher, a link to enter its code. */
const ExchangeFields = observer(function ExchangeFields({ screen, offers, error }: ExchangeFieldsProps) {
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
