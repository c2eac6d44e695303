import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/Button.tsx';
import { useText } from '../../session/text.ts';
import { type ValueStep, useValueWays } from './useValueStep.ts';
import { VALUE_FORM } from './ValueChoice.tsx';

/**
 * The first button names the amount. The second puts the value into the basket and returns to the shops; it is offered
 * while the value leaves some balance.
 */
export const ValueButtons = observer(function ValueButtons({ step }: { step: ValueStep }) {
  const { t, money } = useText();
  const { another } = useValueWays(step);
  const { screen, voucher, basket, freeInCent, isChooseable } = step;
  const { valueInCent } = screen.form.draft;
  const leavesSomething = valueInCent !== null && valueInCent < freeInCent;
  return (
    <>
      <Button type="submit" form={VALUE_FORM} full>
        {basket.length > 0 && t('basket.put')}
        {basket.length === 0 &&
          (valueInCent === null
            ? t('value.go')
            : t('value.goWith', { money: money({ amountInCent: valueInCent, currency: voucher.currency }) }))}
      </Button>
      {isChooseable && leavesSomething && (
        <Button kind="secondary" full onClick={another}>
          {t('basket.another')}
        </Button>
      )}
    </>
  );
});
