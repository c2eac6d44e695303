import { observer } from 'mobx-react-lite';
import styles from './NameFields.module.scss';
import { CustomerTextField, type TextForm } from './CustomerTextField.tsx';

interface NameFieldsProps {
  form: TextForm;
  /** The field's error text; undefined while valid or not yet checked. */
  errorOf: (name: 'firstName' | 'lastName') => string | undefined;
}

/** Side by side, unless the text is large. No spell check: it would mark names as errors. */
export const NameFields = observer(function NameFields({ form, errorOf }: NameFieldsProps) {
  const name = (field: 'firstName' | 'lastName') => ({
    form,
    field,
    error: errorOf(field),
    spellCheck: false,
  });
  return (
    <div className={styles.pair}>
      <CustomerTextField {...name('firstName')} autoComplete="given-name" />
      <CustomerTextField {...name('lastName')} autoComplete="family-name" />
    </div>
  );
});
