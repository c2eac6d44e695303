import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ErrorSummary, type FieldFault } from '../../kit/ErrorSummary.tsx';
import { useText } from '../../session/text.ts';
import flow from '../../styles/flow.module.scss';
import { submitting } from './submitting.ts';

interface FormProps {
  onSubmit: () => unknown;
  /** Title of the list of faults; default: "Please check the following fields". */
  title?: string;
  /** Listed above the fields, in page order. */
  faults: readonly FieldFault[];
  /** Number of submits; each with faults moves the focus to their list. */
  attempts: number;
  children: ReactNode;
}

/** A form with the list of its faults. */
export const Form = observer(function Form({ onSubmit, title, faults, attempts, children }: FormProps) {
  const { t } = useText();
  return (
    <form noValidate onSubmit={submitting(onSubmit)} className={flow.stack6}>
      <ErrorSummary
        title={title ?? t('customer.summary', { count: faults.length })}
        faults={faults}
        attempt={attempts}
      />
      {children}
    </form>
  );
});
