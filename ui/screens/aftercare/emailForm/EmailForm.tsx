import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { EmailField } from '../../../parts/mailAgain/EmailField.tsx';
import { submitting } from '../../../parts/form/submitting.ts';
import flow from '../../../styles/flow.module.scss';
import type { EmailFormModel } from '../../../parts/mailAgain/emailForm.ts';

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
  return (
    <form noValidate className={flow.stack5} onSubmit={submitting(onSubmit)}>
      <EmailField
        id={id}
        hint={hint}
        value={form.draft.email}
        onChange={(email) => form.change({ email })}
        fault={form.faults.email}
        attempt={form.attempts}
        requested={requested}
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
