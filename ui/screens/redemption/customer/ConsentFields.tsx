import { observer } from 'mobx-react-lite';
import type { CustomerTicks } from '#domain/customer/customer.ts';
import { Checkbox } from '../../../kit/Checkbox.tsx';
import { useWords } from '../../../session/words.ts';
import type { FieldsProps } from '../../../parts/customer/fieldsProps.ts';
import styles from './CustomerView.module.scss';

/** Ticks without which the form cannot be sent, the second one once its question is ticked. */
const REQUIRED: readonly (keyof CustomerTicks)[] = [
  'useDataConfirmation',
  'orderPrepaidVouchersConfirmation',
];

/** The checkboxes that the site's switches ask for: those one may leave out as a group, the consent alone and last. */
export const ConsentFields = observer(function ConsentFields(fields: FieldsProps) {
  const { form, questions } = fields;
  const { t } = useWords();
  const voluntary: readonly (keyof CustomerTicks)[] = [
    ...(questions.newShopCustomer ? (['newShopCustomer'] as const) : []),
    ...(questions.useRecharge ? (['useRecharge'] as const) : []),
    ...(questions.orderPrepaidVouchers ? (['orderPrepaidVouchers'] as const) : []),
    ...(questions.orderPrepaidVouchers && form.draft.orderPrepaidVouchers
      ? (['orderPrepaidVouchersConfirmation'] as const)
      : []),
  ];
  return (
    <>
      {voluntary.length > 0 && (
        <fieldset className={styles.group} aria-describedby="voluntary-hint">
          <legend className={styles.legend}>{t('customer.voluntary')}</legend>
          <p id="voluntary-hint" className={styles.hint}>
            {t('customer.voluntaryHint')}
          </p>
          {voluntary.map((field) => (
            <Tick key={field} {...fields} field={field} />
          ))}
        </fieldset>
      )}
      {questions.useDataConfirmation && <Tick {...fields} field="useDataConfirmation" />}
    </>
  );
});

const Tick = observer(function Tick({ form, errorOf, field }: FieldsProps & { field: keyof CustomerTicks }) {
  const { t } = useWords();
  return (
    <Checkbox
      id={field}
      name={field}
      label={t(`customer.${field}`)}
      required={REQUIRED.includes(field)}
      checked={form.draft[field]}
      onChange={(checked) => form.change({ [field]: checked })}
      error={errorOf(field)}
      errorPrefix={t('common.errorPrefix')}
    />
  );
});
