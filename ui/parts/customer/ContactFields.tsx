import { observer } from 'mobx-react-lite';
import { SALUTATIONS, type Salutation } from '#domain/customer/customer.ts';
import { EMAIL_INPUT } from '../../kit/emailInput.ts';
import { SelectField } from '../../kit/SelectField.tsx';
import { useText } from '../../session/text.ts';
import { useField } from '../form/useField.ts';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import { NameFields } from './NameFields.tsx';
import { SALUTATION_TEXTS } from './salutationTexts.ts';
import styles from './ContactFields.module.scss';

/** The e-mail address comes first, since the voucher needs it. */
export const ContactFields = observer(function ContactFields({
  emailHint,
  form,
  questions,
  errorOf,
}: FieldsProps & { emailHint?: string }) {
  const { t } = useText();
  const salutation = useField(form, 'salutation');
  return (
    <>
      <p className={styles.note}>{t('customer.optionalNote')}</p>
      <CustomerTextField
        form={form}
        field="email"
        error={errorOf('email')}
        {...EMAIL_INPUT}
        hint={emailHint ?? t(questions.address ? 'customer.emailHintPost' : 'customer.emailHint')}
      />
      <CustomerTextField form={form} field="repeatEmail" error={errorOf('repeatEmail')} {...EMAIL_INPUT} />
      <NameFields form={form} errorOf={errorOf} />
      <SelectField
        id="salutation"
        name="salutation"
        label={t('customer.salutation')}
        marker={t('customer.optional')}
        value={salutation}
        onChange={(value) => form.change({ salutation: value as Salutation })}
        options={[
          { value: 'placeholder', label: t('customer.salutationPlaceholder'), disabled: true },
          ...SALUTATIONS.map((value) => ({ value, label: t(SALUTATION_TEXTS[value]) })),
        ]}
        autoComplete="honorific-prefix"
        width="half"
      />
    </>
  );
});
