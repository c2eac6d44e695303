import { observer } from 'mobx-react-lite';
import { attemptsToWarnOf } from '#domain/core/pinAttempts.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useFocusOn } from '../../kit/useFocusOn.ts';
import { useText } from '../../session/text.ts';

interface PinFieldProps {
  id: string;
  label: string;
  hint: string;
  /** The form that the PIN belongs to. */
  form: {
    readonly draft: { readonly pin: string };
    readonly attempts: number;
    change(changes: { readonly pin: string }): void;
  };
  /** What is wrong with what was typed; absent while nothing is, or nothing was checked yet. */
  error: string | undefined;
  /** How many more times a PIN may be tried; null if nobody knows. */
  attemptsLeft: number | null;
}

/** Where a PIN is typed, with the attempts that are left once one was wrong. A submit that it stops leads back to it. */
export const PinField = observer(function PinField({
  id,
  label,
  hint,
  form,
  error,
  attemptsLeft,
}: PinFieldProps) {
  const { t } = useText();
  const { attempts } = form;
  const field = useFocusOn<HTMLInputElement>(attempts > 0 && error !== undefined && attempts);
  const left = attemptsToWarnOf(attemptsLeft);
  return (
    <TextField
      ref={field}
      id={id}
      name="pin"
      label={label}
      hint={left === null ? hint : `${hint} ${t('next.attempts-left', { count: left })}`}
      value={form.draft.pin}
      onChange={(pin) => form.change({ pin })}
      error={error}
      errorPrefix={t('common.errorPrefix')}
      look="code"
      width="half"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
});
