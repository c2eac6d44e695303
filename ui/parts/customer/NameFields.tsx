import { observer } from 'mobx-react-lite';
import { CustomerTextField, type TextForm } from './CustomerTextField.tsx';

interface NameFieldsProps {
  form: TextForm;
  /** Returns a name's error in words; undefined while it is valid or not yet checked. */
  errorOf: (name: 'firstName' | 'lastName') => string | undefined;
}

/** First and last name; a spelling check would only find fault with them. */
export const NameFields = observer(function NameFields({ form, errorOf }: NameFieldsProps) {
  const name = (field: 'firstName' | 'lastName') => ({
    form,
    field,
    error: errorOf(field),
    spellCheck: false,
  });
  return (
    <>
      <CustomerTextField {...name('firstName')} autoComplete="given-name" />
      <CustomerTextField {...name('lastName')} autoComplete="family-name" />
    </>
  );
});
