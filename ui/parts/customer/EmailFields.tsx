import { observer } from 'mobx-react-lite';
import { EMAIL_INPUT } from '../../kit/emailInput.ts';
import { CustomerTextField } from './CustomerTextField.tsx';
import type { FieldsProps } from './fieldsProps.ts';
import { useLeft } from './useLeft.ts';

/**
 * The address, and once there is something to repeat, its repetition. An address that comes at once, from the browser
 * or by pasting, shows it without being left: the browser may fill in a field that has no focus.
 */
export const EmailFields = observer(function EmailFields({
  hint,
  form,
  errorOf,
}: Omit<FieldsProps, 'questions'> & { hint: string }) {
  const { isLeft, leave, handlers } = useLeft(() => form.draft.email !== '' || form.draft.repeatEmail !== '');
  // What a submit has asked for stays too.
  if (form.attempts > 0 && !isLeft) leave();
  return (
    <>
      <CustomerTextField
        form={form}
        field="email"
        error={errorOf('email')}
        {...EMAIL_INPUT}
        {...handlers}
        onTyped={(email, before) => {
          if (email.length - before.length > 1) leave();
        }}
        hint={hint}
      />
      {isLeft && (
        <CustomerTextField form={form} field="repeatEmail" error={errorOf('repeatEmail')} {...EMAIL_INPUT} />
      )}
    </>
  );
});
