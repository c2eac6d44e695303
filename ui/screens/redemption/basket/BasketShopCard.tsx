import { observer } from 'mobx-react-lite';
import { type BasketLine, MOST_OF_A_LINE, type OfOneShop, mostOfLine } from '#domain/basket/basket.ts';
import type { Result } from '#domain/core/result.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { codesIn, totalInCent } from '#domain/redemption/draft.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import { Button } from '../../../kit/Button.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { SelectField } from '../../../kit/SelectField.tsx';
import { Stepper } from '../../../kit/Stepper.tsx';
import { NamedShop } from '../../../parts/shop/NamedShop.tsx';
import { useText } from '../../../session/text.ts';
import { lineFault } from '#domain/redemption/shopLines.ts';
import type { BasketScreen } from './BasketScreen.ts';
import styles from './BasketShopCard.module.scss';

interface AboutShop {
  answer: Result<ShopDetails, Problem> | undefined;
  currency: Currency;
  /** What the whole basket leaves of the balance. */
  remainingInCent: number;
  /** True if the basket may exceed the balance and the user pays the difference. */
  paysMore: boolean;
  screen: BasketScreen;
}

/** A shop of the basket with its amounts, and what several codes come to. */
export const BasketShopCard = observer(function BasketShopCard({
  lines,
  ...about
}: AboutShop & { lines: OfOneShop }) {
  const { money } = useText();
  const { answer, currency } = about;
  const isFaulty = lines.some((line) => lineFault(line, answer) !== null);
  return (
    <li className={styles.card} data-fault={isFaulty || undefined}>
      <h2 className={styles.shop}>
        <NamedShop name={lines[0].shopName} logo={answer?.ok ? answer.value.logo : null} />
      </h2>
      {codesIn(lines) > 1 && (
        <p className={styles.sum}>{money({ amountInCent: totalInCent(lines), currency })}</p>
      )}
      {lines.map((line, index) => (
        // The index as key keeps the line's element, and so the focus, while its value changes.
        <Amount key={String(index)} line={line} {...about} />
      ))}
    </li>
  );
});

const FAULTS = { 'shop-gone': 'basket.shopGone', 'value-gone': 'basket.valueGone' } as const;

/** One line of the basket, with fields for value and quantity and a remove button. */
const Amount = observer(function Amount({
  line,
  answer,
  currency,
  remainingInCent,
  paysMore,
  screen,
}: AboutShop & { line: BasketLine }) {
  const { t, money } = useText();
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const { shopId, shopName, valueInCent, quantity } = line;
  const fault = lineFault(line, answer);
  const error = fault === null ? undefined : t(FAULTS[fault]);
  const values = answer?.ok ? answer.value.voucherValuesInCent : [];
  const about = { shop: shopName, money: say(valueInCent) };
  return (
    <div className={styles.amount}>
      {values.length === 0 ? (
        <p className={styles.gone}>{error ?? say(valueInCent)}</p>
      ) : (
        <div className={styles.value}>
          <SelectField
            id={`value-${shopId}-${valueInCent}`}
            name="value"
            label={t('basket.value', { shop: shopName })}
            value={String(valueInCent)}
            onChange={(value) => screen.setValue(line, Number(value))}
            options={[
              ...(fault === 'value-gone'
                ? [{ value: String(valueInCent), label: say(valueInCent), disabled: true }]
                : []),
              ...values.map((value) => ({ value: String(value), label: say(value) })),
            ]}
            error={error}
            errorPrefix={t('common.errorPrefix')}
          />
        </div>
      )}
      {fault !== 'shop-gone' && (
        <div className={styles.number}>
          <span aria-hidden="true" className={styles.caption}>
            {t('basket.number')}
          </span>
          <Stepper
            label={t('basket.quantity', about)}
            value={quantity}
            min={1}
            max={mostOfLine(line, remainingInCent, paysMore)}
            onChange={(next) => screen.setQuantity(line, next)}
            fewer={t('basket.fewer')}
            more={t('basket.more')}
            limit={t(quantity < MOST_OF_A_LINE ? 'basket.noMore' : 'basket.full')}
          />
        </div>
      )}
      <Button
        kind="quiet"
        icon={LATER_ICONS.bin}
        aria-label={t('basket.removeLine', about)}
        onClick={() => screen.remove(line)}
      >
        {t('basket.remove')}
      </Button>
    </div>
  );
});
