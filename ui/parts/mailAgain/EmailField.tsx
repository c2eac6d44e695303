import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { EmailFault } from '#domain/customer/email.ts';
import { EMAIL_INPUT } from '../../kit/emailInput.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useWords } from '../../session/words.ts';

export const EMAIL_FIELD = 'mail-again-email';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  fault: EmailFault | undefined;
  /** Where the field is the only one, it takes the focus itself at each press that finds it faulty. */
  attempt?: number;
}

/** Where a mail went before. */
export const EmailField = observer(function EmailField({ value, onChange, fault, attempt }: EmailFieldProps) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const isFaulty = fault !== undefined;
  useEffect(() => {
    if (attempt !== undefined && attempt > 0 && isFaulty) field.current?.focus();
  }, [attempt, isFaulty]);
  return (
    <TextField
      ref={field}
      id={EMAIL_FIELD}
      name="email"
      {...EMAIL_INPUT}
      label={t('customer.email')}
      value={value}
      onChange={onChange}
      error={fault && t(`customer.fault.${fault}`)}
      errorPrefix={t('common.errorPrefix')}
      required
    />
  );
});
