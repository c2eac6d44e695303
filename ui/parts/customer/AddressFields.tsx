import { observer } from 'mobx-react-lite';
import { useText } from '../../session/text.ts';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { AddressLines } from './AddressLines.tsx';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';

/** Asked for only if something is sent by post or a receipt needs the address. */
export const AddressFields = observer(function AddressFields({
  title,
  text,
  form,
  questions,
  errorOf,
}: FieldsProps & { title?: string; text?: string }) {
  const { t } = useText();
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
