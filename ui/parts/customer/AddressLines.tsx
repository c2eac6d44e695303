import { observer } from 'mobx-react-lite';
import type { Address } from '#domain/customer/customer.ts';
import { useServices } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import styles from './AddressLines.module.scss';
import { CustomerTextField, type TextForm } from './CustomerTextField.tsx';
import { countryName } from './countryName.ts';

type Line = Exclude<keyof Address, 'company' | 'country'>;

interface AddressLinesProps {
  form: TextForm;
  /** The field's error text; undefined while valid or not yet checked. */
  errorOf: (line: Line) => string | undefined;
}

/** A postal address. The country is the site's and cannot be changed. */
export const AddressLines = observer(function AddressLines({ form, errorOf }: AddressLinesProps) {
  const { site: store } = useServices();
  const { t, locale } = useText();
  const line = (field: Line) => ({ form, field, error: errorOf(field) });
  return (
    <>
      <div className={styles.pair}>
        <CustomerTextField {...line('street')} autoComplete="address-line1" />
        {/* `autocomplete` has no token for a separate house number. */}
        <CustomerTextField {...line('streetNumber')} />
      </div>
      <CustomerTextField {...line('additionalAddress')} autoComplete="address-line2" optional />
      <div className={styles.pair} data-first="short">
        <CustomerTextField {...line('postalCode')} autoComplete="postal-code" />
        <CustomerTextField {...line('city')} autoComplete="address-level2" />
      </div>
      <p>{t('customer.country', { country: countryName(store.site.country, locale) })}</p>
    </>
  );
});
