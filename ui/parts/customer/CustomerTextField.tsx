import { observer } from 'mobx-react-lite';
import type { CustomerTexts } from '#domain/customer/customer.ts';
import { TextField, type TextFieldProps } from '../../kit/TextField.tsx';
import { useWords } from '../../session/words.ts';
import type { FieldsProps } from './fieldsProps.ts';

interface CustomerTextFieldProps
  extends FieldsProps,
    Pick<
      TextFieldProps,
      'autoComplete' | 'type' | 'inputMode' | 'hint' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect'
    > {
  field: keyof CustomerTexts;
  optional?: boolean;
}

/** One text field of the customer form, with its label, draft and error. */
export const CustomerTextField = observer(function CustomerTextField({
  form,
  questions: _questions,
  errorOf,
  field,
  optional = false,
  ...input
}: CustomerTextFieldProps) {
  const { t } = useWords();
  return (
    <TextField
      {...input}
      id={field}
      name={field}
      label={t(`customer.${field}`)}
      marker={optional ? t('customer.optional') : undefined}
      value={form.draft[field]}
      onChange={(value) => form.change({ [field]: value })}
      error={errorOf(field)}
      errorPrefix={t('common.errorPrefix')}
      required={!optional}
    />
  );
});
