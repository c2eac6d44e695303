import { observer } from 'mobx-react-lite';
import { useWords } from '../../words.ts';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import styles from './CustomerView.module.scss';

/** Where something is sent by post: only then is an address asked for. */
export const AddressFields = observer(function AddressFields(fields: FieldsProps) {
  const { t } = useWords();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{t('customer.addressTitle')}</legend>
      <p className={styles.hint}>{t('customer.addressText')}</p>
      <CustomerTextField {...fields} field="company" autoComplete="organization" optional />
      <div className={styles.pair}>
        <CustomerTextField {...fields} field="street" autoComplete="address-line1" />
        <CustomerTextField {...fields} field="streetNumber" />
      </div>
      <CustomerTextField {...fields} field="additionalAddress" autoComplete="address-line2" optional />
      <div className={styles.pair} data-first="short">
        <CustomerTextField {...fields} field="postalCode" autoComplete="postal-code" />
        <CustomerTextField {...fields} field="city" autoComplete="address-level2" />
      </div>
      <CustomerTextField
        {...fields}
        field="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={t('customer.phoneHint')}
      />
    </fieldset>
  );
});
