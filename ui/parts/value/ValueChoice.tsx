import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { coverage } from '#domain/basket/basket.ts';
import { canChoose } from '#domain/shop/valueChoice.ts';
import { Note } from '../../kit/Note.tsx';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { submitting } from '../form/submitting.ts';
import { useConsequence } from '../basket/useConsequence.ts';
import { useBalanceText } from './useBalanceText.ts';
import { type ValueStep, useValueWays } from './useValueStep.ts';
import { TopUpLink } from '../charge/TopUpLink.tsx';
import { PayMore } from './PayMore.tsx';
import styles from './ValueChoice.module.scss';

/** Id of the form that `ValueButtons` submit, wherever they are drawn. */
export const VALUE_FORM = 'value-form';

interface ValueChoiceProps {
  step: ValueStep;
  /** True if it also states the balance and that nothing is spent yet, because nothing around it does. */
  saysBalance?: boolean;
}

/**
 * Available values with their effect on the balance or the amount to pay, and the unavailable ones. If the whole
 * balance is redeemed, it says so instead.
 */
export const ValueChoice = observer(function ValueChoice({ step, saysBalance = false }: ValueChoiceProps) {
  const { t, money } = useText();
  const { shop, voucher, canHaveAny, isChooseable } = step;
  const { go } = useValueWays(step);
  const { balanceInCent: amountInCent, currency } = voucher;
  return (
    <form id={VALUE_FORM} noValidate onSubmit={submitting(go)} className={styles.form}>
      {isChooseable && <Values step={step} saysBalance={saysBalance} />}
      {!isChooseable && canHaveAny && (
        <p className={styles.whole}>
          {t('value.whole', { money: money({ amountInCent, currency }), shop: shop.name })}
        </p>
      )}
      <ValueHint />
    </form>
  );
});

/** The site's advice on values, such as the British "best split into 2 x 15" (product 2.6). */
const ValueHint = observer(function ValueHint() {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  if (!store.site.valueHint) return null;
  return (
    <Note kind="info" word={t('kind.info')} wordSpoken>
      {siteText(store.site.valueHint)}
    </Note>
  );
});

const FAULTS = { choice: 'value.fault', full: 'basket.full' } as const;

const Values = observer(function Values({ step, saysBalance = false }: ValueChoiceProps) {
  const { t, money } = useText();
  const dearerId = useId();
  const { screen, shop, voucher } = step;
  const say = (amountInCent: number) => money({ amountInCent, currency: voucher.currency });
  const { basket, paysMore } = step;
  const consequenceText = useConsequence(voucher.currency, basket.length > 0, paysMore);
  const balance = useBalanceText(step);
  const offered = screen.options.filter((option) => canChoose(option, paysMore));
  const dearer = screen.options.filter((option) => !canChoose(option, paysMore));
  const { draft, faults, attempts } = screen.form;
  const choice = useRef<HTMLDivElement>(null);
  // The submit button may be far from the fault.
  const isFaulty = faults.value !== undefined;
  useEffect(() => {
    if (isFaulty && attempts > 0) {
      const cards = choice.current;
      (cards?.querySelector<HTMLElement>(':checked') ?? cards?.querySelector('input'))?.focus();
    }
  }, [isFaulty, attempts]);
  return (
    <>
      {offered.length > 0 && (
        <div ref={choice}>
          <RadioCards
            id="value"
            name="value"
            legend={t('value.legend', { shop: shop.name })}
            hint={
              saysBalance && (
                <>
                  <span>{balance}</span>
                  <br />
                  <span>{t('value.notYet')}</span>
                </>
              )
            }
            options={offered.map(({ valueInCent, consequence }) => ({
              value: String(valueInCent),
              title: say(valueInCent),
              note: consequenceText(consequence),
            }))}
            value={draft.valueInCent === null ? undefined : String(draft.valueInCent)}
            onChange={(value) => screen.form.change({ valueInCent: Number(value) })}
            error={faults.value && t(FAULTS[faults.value])}
            errorPrefix={t('common.errorPrefix')}
            notes="beside"
          />
        </div>
      )}
      {dearer.length > 0 && (
        <div className={styles.dearer}>
          <p id={dearerId} className={styles.label}>
            {t(basket.length > 0 ? 'basket.dearer' : 'value.dearer')}
          </p>
          <ul aria-labelledby={dearerId}>
            {dearer.map(({ valueInCent, consequence }) => (
              <li key={valueInCent}>
                <strong>{say(valueInCent)}</strong> <span>{consequenceText(consequence)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {paysMore && <OnTop step={step} />}
    </>
  );
});

/** The amount to pay for the chosen value plus the basket; without a choice, a link to top up. */
const OnTop = observer(function OnTop({ step }: { step: ValueStep }) {
  const { screen, shop, voucher, basket } = step;
  const { valueInCent } = screen.form.draft;
  if (valueInCent === null) return <TopUpLink voucher={voucher} />;
  const lines = [...basket, { shopId: shop.id, valueInCent, quantity: 1 }];
  return <PayMore moreInCent={coverage(lines, voucher.balanceInCent).missingInCent} voucher={voucher} />;
});
