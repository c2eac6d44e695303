import { observer } from 'mobx-react-lite';
import { attemptsToWarnOf } from '#domain/core/pinAttempts.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useFocusOn } from '../../kit/useFocusOn.ts';
import { useText } from '../../session/text.ts';

interface PinFieldProps {
  id: string;
  label: string;
  hint: string;
  form: {
    readonly draft: { readonly pin: string };
    readonly attempts: number;
    change(changes: { readonly pin: string }): void;
  };
  /** Error text; undefined while valid or not yet checked. */
  error: string | undefined;
  /** Remaining attempts; null if unknown. */
  attemptsLeft: number | null;
}

/** Warns of the remaining attempts. A submit that it blocks moves the focus to it. */
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
