import { observer } from 'mobx-react-lite';
import type { CustomerTexts } from '#domain/customer/customer.ts';
import { TextField, type TextFieldProps } from '../../kit/TextField.tsx';
import { useText } from '../../session/text.ts';
import { useField } from '../form/useField.ts';

/** The part of a form that one customer text field needs. */
export interface TextForm {
  readonly draft: Readonly<Partial<CustomerTexts>>;
  change(changes: Readonly<Partial<CustomerTexts>>): void;
}

interface CustomerTextFieldProps
  extends Pick<
    TextFieldProps,
    | 'autoComplete'
    | 'type'
    | 'inputMode'
    | 'hint'
    | 'spellCheck'
    | 'autoCapitalize'
    | 'autoCorrect'
    | 'onBlur'
    | 'onKeyDown'
  > {
  form: TextForm;
  field: keyof CustomerTexts;
  /** Error text; undefined while valid or not yet checked. */
  error: string | undefined;
  optional?: boolean;
  onTyped?: (text: string, before: string) => void;
}

export const CustomerTextField = observer(function CustomerTextField({
  form,
  field,
  error,
  optional = false,
  onTyped,
  ...input
}: CustomerTextFieldProps) {
  const { t } = useText();
  const value = useField(form, field);
  return (
    <TextField
      {...input}
      id={field}
      name={field}
      label={t(`customer.${field}`)}
      marker={optional ? t('customer.optional') : undefined}
      value={value ?? ''}
      onChange={(text) => {
        onTyped?.(text, value ?? '');
        form.change({ [field]: text });
      }}
      error={error}
      errorPrefix={t('common.errorPrefix')}
      required={!optional}
    />
  );
});
