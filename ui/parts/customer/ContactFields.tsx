import { observer } from 'mobx-react-lite';
import { useText } from '../../session/text.ts';
import { EmailFields } from './EmailFields.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import { NameFields } from './NameFields.tsx';
import { TitleField } from './TitleField.tsx';
import styles from './ContactFields.module.scss';

/** The e-mail address comes first, since the voucher needs it. */
export const ContactFields = observer(function ContactFields({
  emailHint,
  form,
  questions,
  errorOf,
}: FieldsProps & { emailHint?: string }) {
  const { t } = useText();
  return (
    <>
      {/* Without an address every field that shows is required. */}
      {questions.address && <p className={styles.note}>{t('customer.optionalNote')}</p>}
      <EmailFields
        form={form}
        errorOf={errorOf}
        hint={emailHint ?? t(questions.address ? 'customer.emailHintPost' : 'customer.emailHint')}
      />
      <div className={styles.person}>
        <NameFields form={form} errorOf={errorOf} />
        <TitleField form={form} />
      </div>
    </>
  );
});
