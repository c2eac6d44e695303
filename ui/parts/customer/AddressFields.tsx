import { observer } from 'mobx-react-lite';
import { countryName } from './countryName.ts';
import { useServices } from '../../session/services.ts';
import { useWords } from '../../session/words.ts';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import styles from './AddressFields.module.scss';

/** The postal address, asked for only if something is sent by post or a receipt needs one. */
export const AddressFields = observer(function AddressFields({
  title,
  text,
  ...fields
}: FieldsProps & { title?: string; text?: string }) {
  const { site: store } = useServices();
  const { t, locale } = useWords();
  const { country } = store.site;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title ?? t('customer.addressTitle')}</legend>
      <p className={styles.hint}>{text ?? t('customer.addressText')}</p>
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
      <p className={styles.country}>{t('customer.country', { country: countryName(country, locale) })}</p>
      {fields.questions.phone && (
        <CustomerTextField
          {...fields}
          field="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('customer.phoneHint')}
        />
      )}
    </fieldset>
  );
});
