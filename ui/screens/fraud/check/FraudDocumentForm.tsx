import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { submitting } from '../../../parts/form/submitting.ts';
import { UploadField } from '../../../parts/upload/UploadField.tsx';
import { UploadProgress } from '../../../parts/upload/UploadProgress.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import type { FraudCheckScreen } from './FraudCheckScreen.ts';
import type { StepState } from './checkState.ts';

const FIELD = 'fraud-document';

interface FraudDocumentFormProps {
  screen: FraudCheckScreen;
  step: StepState;
}

/** The form of the identity document: one file, whose upload can be aborted. */
export const FraudDocumentForm = observer(function FraudDocumentForm({
  screen,
  step,
}: FraudDocumentFormProps) {
  const { t } = useText();
  const { missed, document: upload } = screen;
  const isMissing = missed > 0 && upload.state.kind === 'empty';
  // It is the page's only field, so it takes the focus instead of an error summary.
  useEffect(() => {
    if (missed > 0) document.getElementById(FIELD)?.focus();
  }, [missed]);
  const part = useFocusWhenLost<HTMLDivElement>(step.kind);
  return (
    <form noValidate onSubmit={submitting(screen.sendDocument)} className={flow.stack6}>
      <UploadField
        id={FIELD}
        model={upload}
        label={t('fraud.document')}
        hint={t('fraud.documentHint')}
        isMissing={isMissing}
        coverable
      />
      {step.kind === 'sending' && <UploadProgress part={step.part} onCancel={screen.cancel} />}
      <div ref={part} tabIndex={-1}>
        <StatusLine compact>{step.kind === 'cancelled' && t('fraud.cancelled')}</StatusLine>
      </div>
      <Button
        type="submit"
        kind="primary"
        full
        busy={step.kind === 'sending'}
        busyText={t('fraud.sendingDocument')}
      >
        {t('fraud.sendDocument')}
      </Button>
    </form>
  );
});
