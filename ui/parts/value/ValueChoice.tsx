import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { isCovered } from '#domain/shop/valueChoice.ts';
import { Notice } from '../../kit/Notice.tsx';
import { RadioCards } from '../../kit/RadioCards.tsx';
import { useServices } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import { useConsequence } from '../basket/useConsequence.ts';
import { useBalanceText } from './useBalanceText.ts';
import { type ValueStep, useValueWays } from './useValueStep.ts';
import { TopUpLink } from '../charge/TopUpLink.tsx';
import styles from './ValueChoice.module.scss';

/** The form that the buttons of `ValueButtons` send, wherever they stand. */
export const VALUE_FORM = 'value-form';

interface ValueChoiceProps {
  step: ValueStep;
  /** True if it also says what can be spent and that nothing is yet, because nothing around it does. */
  saysBalance?: boolean;
}

/**
 * The values that can be had with a voucher, each with what it does to the balance, and those that cannot. Where the
 * whole balance is redeemed, it says so instead.
 */
export const ValueChoice = observer(function ValueChoice({ step, saysBalance = false }: ValueChoiceProps) {
  const { t, money } = useWords();
  const { shop, voucher, isChooseable } = step;
  const { go } = useValueWays(step);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  const { balanceInCent: amountInCent, currency } = voucher;
  return (
    <form id={VALUE_FORM} noValidate onSubmit={submit} className={styles.form}>
      <ValueHint />
      {isChooseable ? (
        <Values step={step} saysBalance={saysBalance} />
      ) : (
        <p className={styles.whole}>
          {t('value.whole', { money: money({ amountInCent, currency }), shop: shop.name })}
        </p>
      )}
    </form>
  );
});

/** The site's advice on values, such as the British "best split into 2 x 15" (specification 9). */
const ValueHint = observer(function ValueHint() {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  if (!store.site.valueHint) return null;
  return (
    <Notice kind="info" word={t('kind.info')}>
      {siteText(store.site.valueHint)}
    </Notice>
  );
});

const FAULTS = { choice: 'value.fault', full: 'basket.full' } as const;

const Values = observer(function Values({ step, saysBalance = false }: ValueChoiceProps) {
  const { t, money } = useWords();
  const dearerId = useId();
  const { screen, shop, voucher } = step;
  const say = (amountInCent: number) => money({ amountInCent, currency: voucher.currency });
  const consequenceText = useConsequence(voucher.currency, step.basket.length > 0);
  const balance = useBalanceText(step);
  const covered = screen.options.filter(isCovered);
  const dearer = screen.options.filter((option) => !isCovered(option));
  const { draft, faults, attempts } = screen.form;
  const choice = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far from what is wrong.
  const isFaulty = faults.value !== undefined;
  useEffect(() => {
    if (isFaulty && attempts > 0) choice.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isFaulty, attempts]);
  return (
    <>
      {covered.length > 0 && (
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
            options={covered.map(({ valueInCent, consequence }) => ({
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
            {t('value.dearer')}
          </p>
          <ul aria-labelledby={dearerId}>
            {dearer.map(({ valueInCent, consequence }) => (
              <li key={valueInCent}>
                <strong>{say(valueInCent)}</strong> <span>{consequenceText(consequence)}</span>
              </li>
            ))}
          </ul>
          <TopUpLink voucher={voucher} />
        </div>
      )}
    </>
  );
});
