import { observer } from 'mobx-react-lite';
import { formatMoneyRange } from '#domain/money/formatMoneyRange.ts';
import { type OfferName, type Offers, type Promotion, offered } from '#domain/voucherOrder/offers.ts';
import {
  type OrderFaults,
  chosenOffer,
  chosenQuantity,
  chosenValue,
} from '#domain/voucherOrder/orderEntry.ts';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { BundlePicture } from '../../../parts/voucherOrder/BundlePicture.tsx';
import { useText } from '../../../session/text.ts';
import { ExchangeFields } from './ExchangeFields.tsx';
import type { OrderFormScreen } from './OrderFormScreen.ts';
import flow from '../../../styles/flow.module.scss';
import { ORDER_FIELDS } from './useOrderFaults.ts';

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
    <div className={flow.stack6}>
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
