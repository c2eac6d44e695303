import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorSummary, type FieldFault } from '../../kit/ErrorSummary.tsx';
import { useText } from '../../session/text.ts';
import flow from '../../styles/flow.module.scss';
import { ANSWER_FIELD, CAPTCHA_FIELD } from '../proof/fields.ts';
import { submitting } from './submitting.ts';
import { useFaultFocus } from './useFaultFocus.ts';

interface FormProps {
  onSubmit: () => unknown;
  /** Title of the list of faults; default: "Please check the following fields". */
  title?: string;
  /** In page order. They are listed above the fields, but for a missing proof alone, which takes the focus itself. */
  faults: readonly FieldFault[];
  /** Number of submits; each with faults moves the focus to their list, or to the field. */
  attempts: number;
  /** The form has one field, so its fault is not listed. */
  single?: boolean;
  /** For forms that should need little scrolling on a phone. */
  dense?: boolean;
  children: ReactNode;
}

const isProof = (fieldId: string) => fieldId === CAPTCHA_FIELD || fieldId === ANSWER_FIELD;

/** A form with the list of its faults. */
export const Form = observer(function Form(props: FormProps) {
  const { onSubmit, title, faults, attempts, single = false, dense = false, children } = props;
  const { t } = useText();
  const isListed = !single && faults.some(({ fieldId }) => !isProof(fieldId));
  useFaultFocus(isListed ? [] : faults, attempts);
  return (
    <form noValidate onSubmit={submitting(onSubmit)} className={dense ? flow.stack5 : flow.stack6}>
      <ErrorSummary
        title={title ?? t('customer.summary', { count: faults.length })}
        faults={isListed ? faults : []}
        attempt={attempts}
      />
      {children}
    </form>
  );
});
