import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { EMAIL_INPUT } from '../../../kit/emailInput.ts';
import { TextField } from '../../../kit/TextField.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { submitting } from '../../../parts/form/submitting.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import type { EmailFormModel } from './emailForm.ts';

interface EmailFormProps {
  /** Id of the field; a page may have several such forms. */
  id: string;
  form: EmailFormModel;
  hint?: string;
  submit: string;
  busy: boolean;
  busyText: string;
  onSubmit: () => void;
  /** Rendered beside the button. */
  beside?: ReactNode;
  /** True if the user opened this form: the field takes the focus on mount. */
  requested?: boolean;
}

/** A form with one field for an email address. A submit with an invalid field moves the focus there. */
export const EmailForm = observer(function EmailForm(props: EmailFormProps) {
  const { id, form, hint, submit, busy, busyText, onSubmit, beside, requested = false } = props;
  const { t } = useText();
  const field = useRef<HTMLInputElement>(null);
  const fault = form.faults.email;
  const isFaulty = fault !== undefined;
  useEffect(() => {
    if (requested) field.current?.focus();
  }, [requested]);
  useEffect(() => {
    if (form.attempts > 0 && isFaulty) field.current?.focus();
  }, [form.attempts, isFaulty]);
  return (
    <form noValidate className={flow.stack5} onSubmit={submitting(onSubmit)}>
      <TextField
        ref={field}
        id={id}
        name="email"
        {...EMAIL_INPUT}
        label={t('customer.email')}
        {...(hint !== undefined && { hint })}
        value={form.draft.email}
        onChange={(email) => form.change({ email })}
        error={fault && t(faultText('email', fault))}
        errorPrefix={t('common.errorPrefix')}
        required
      />
      <div className={flow.row}>
        <Button type="submit" kind="secondary" busy={busy} busyText={busyText}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
});
