import { observer } from 'mobx-react-lite';
import type { ChargeRange } from '#domain/charge/chargeRange.ts';
import { endAmountAtFirst } from '#domain/charge/endAmount.ts';
import type { CustomerTicks } from '#domain/customer/customer.ts';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useArea } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { FieldsProps } from '../../../parts/customer/fieldsProps.ts';
import { useField } from '../../../parts/form/useField.ts';
import { REDEMPTION } from '../services.ts';
import styles from './CustomerView.module.scss';

/** Required ticks; the second one only once its question is ticked. */
const REQUIRED: readonly (keyof CustomerTicks)[] = [
  'useDataConfirmation',
  'orderPrepaidVouchersConfirmation',
];

/** The checkboxes of the site's switches: the required consent, then the optional ones as a group. */
export const ConsentFields = observer(function ConsentFields(fields: FieldsProps) {
  const { form, questions } = fields;
  const { t } = useText();
  const ordersPrepaid = useField(form, 'orderPrepaidVouchers');
  const { newShopCustomer, useRecharge, orderPrepaidVouchers, useDataConfirmation } = questions;
  return (
    <>
      {useDataConfirmation && <Tick {...fields} field="useDataConfirmation" />}
      {(newShopCustomer || useRecharge || orderPrepaidVouchers) && (
        <fieldset className={styles.group} aria-describedby="voluntary-hint">
          <legend className={styles.legend}>{t('customer.voluntary')}</legend>
          <p id="voluntary-hint" className={styles.hint}>
            {t('customer.voluntaryHint')}
          </p>
          {newShopCustomer && <Tick {...fields} field="newShopCustomer" />}
          {useRecharge && <TopUpAgain {...fields} range={useRecharge} />}
          {orderPrepaidVouchers && <Tick {...fields} field="orderPrepaidVouchers" />}
          {orderPrepaidVouchers && ordersPrepaid && (
            <Tick {...fields} field="orderPrepaidVouchersConfirmation" />
          )}
        </fieldset>
      )}
    </>
  );
});

/** The wish to top the voucher up again and, once ticked, the end amount, prefilled with the last one. */
const TopUpAgain = observer(function TopUpAgain(fields: FieldsProps & { range: ChargeRange }) {
  const { form, errorOf, range } = fields;
  const { t, money } = useText();
  const { kept } = useArea(REDEMPTION);
  const { currency, minInCent, maxInCent } = range;
  const isWanted = useField(form, 'useRecharge');
  const endAmount = useField(form, 'prepaidEndAmount');
  const fillIn = (isTicked: boolean) => {
    if (isTicked && endAmount === '') {
      form.change({ prepaidEndAmount: endAmountAtFirst(kept.read('prepaidEndAmount'), range) });
    }
  };
  return (
    <>
      <Tick {...fields} field="useRecharge" onTicked={fillIn} />
      {isWanted && (
        <div className={styles.under}>
          <TextField
            id="prepaidEndAmount"
            name="prepaidEndAmount"
            label={t('recharge.amount', { currency })}
            hint={t('recharge.hint', {
              min: money({ amountInCent: minInCent, currency }),
              max: money({ amountInCent: maxInCent, currency }),
            })}
            inputMode="decimal"
            autoComplete="off"
            width="half"
            value={endAmount}
            onChange={(prepaidEndAmount) => form.change({ prepaidEndAmount })}
            error={errorOf('prepaidEndAmount')}
            errorPrefix={t('common.errorPrefix')}
            required
          />
        </div>
      )}
    </>
  );
});

interface TickProps extends FieldsProps {
  field: keyof CustomerTicks;
  onTicked?: (isTicked: boolean) => void;
}

const Tick = observer(function Tick({ form, errorOf, field, onTicked }: TickProps) {
  const { t } = useText();
  const isTicked = useField(form, field);
  return (
    <Checkbox
      id={field}
      name={field}
      label={t(`customer.${field}`)}
      required={REQUIRED.includes(field)}
      checked={isTicked}
      onChange={(checked) => {
        form.change({ [field]: checked });
        onTicked?.(checked);
      }}
      error={errorOf(field)}
      errorPrefix={t('common.errorPrefix')}
    />
  );
});
