import { observer } from 'mobx-react-lite';
import type { CustomerTexts } from '#domain/customer/customer.ts';
import { TextField, type TextFieldProps } from '../../kit/TextField.tsx';
import { useText } from '../../session/text.ts';

/** A form in which texts about a person are typed, as far as one field needs it. */
export interface TextForm {
  readonly draft: Readonly<Partial<CustomerTexts>>;
  change(changes: Readonly<Partial<CustomerTexts>>): void;
}

interface CustomerTextFieldProps
  extends Pick<
    TextFieldProps,
    'autoComplete' | 'type' | 'inputMode' | 'hint' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect'
  > {
  form: TextForm;
  field: keyof CustomerTexts;
  /** What is wrong with it in words; undefined while it is valid or not yet checked. */
  error: string | undefined;
  optional?: boolean;
}

/** One text field about a person, with its label, draft and error. */
export const CustomerTextField = observer(function CustomerTextField({
  form,
  field,
  error,
  optional = false,
  ...input
}: CustomerTextFieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...input}
      id={field}
      name={field}
      label={t(`customer.${field}`)}
      marker={optional ? t('customer.optional') : undefined}
      value={form.draft[field] ?? ''}
      onChange={(value) => form.change({ [field]: value })}
      error={error}
      errorPrefix={t('common.errorPrefix')}
      required={!optional}
    />
  );
});
