import { observer } from 'mobx-react-lite';
import type { EmailFault } from '#domain/customer/email.ts';
import { EMAIL_INPUT } from '../../kit/emailInput.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useFocusOn } from '../../kit/useFocusOn.ts';
import { useText } from '../../session/text.ts';
import { faultText } from '../customer/faultTexts.ts';

export const EMAIL_FIELD = 'mail-again-email';

interface EmailFieldProps {
  /** For a page with several such fields. */
  id?: string;
  value: string;
  onChange: (value: string) => void;
  fault: EmailFault | undefined;
  /** Why the address is needed, unless the form says it. */
  hint?: string | undefined;
  /** Number of submits; each faulty one focuses the field. For forms without an error summary. */
  attempt?: number;
  /** True if the user opened the form: the field takes the focus on mount. */
  requested?: boolean;
}

/** The only address of a form. */
export const EmailField = observer(function EmailField({
  id = EMAIL_FIELD,
  value,
  onChange,
  fault,
  hint,
  attempt = 0,
  requested = false,
}: EmailFieldProps) {
  const { t } = useText();
  const field = useFocusOn<HTMLInputElement>(attempt > 0 && fault !== undefined ? attempt : requested);
  return (
    <TextField
      ref={field}
      id={id}
      name="email"
      {...EMAIL_INPUT}
      label={t('customer.email')}
      hint={hint}
      value={value}
      onChange={onChange}
      error={fault && t(faultText('email', fault))}
      errorPrefix={t('common.errorPrefix')}
      required
    />
  );
});
