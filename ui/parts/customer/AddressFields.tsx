import { observer } from 'mobx-react-lite';
import { useWords } from '../../session/words.ts';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { AddressLines } from './AddressLines.tsx';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';

/** The postal address, asked for only if something is sent by post or a receipt needs one. */
export const AddressFields = observer(function AddressFields({
  title,
  text,
  form,
  questions,
  errorOf,
}: FieldsProps & { title?: string; text?: string }) {
  const { t } = useWords();
  return (
    <FieldGroup title={title ?? t('customer.addressTitle')} hint={text ?? t('customer.addressText')}>
      <CustomerTextField
        form={form}
        field="company"
        error={errorOf('company')}
        autoComplete="organization"
        optional
      />
      <AddressLines form={form} errorOf={errorOf} />
      {questions.phone && (
        <CustomerTextField
          form={form}
          field="phone"
          error={errorOf('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t('customer.phoneHint')}
        />
      )}
    </FieldGroup>
  );
});
