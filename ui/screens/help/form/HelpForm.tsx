import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { HelpTopic } from '#domain/help/helpTopic.ts';
import { LONGEST_MESSAGE, QUESTIONS } from '#domain/help/supportRequest.ts';
import type { VoucherNameFault } from '#domain/voucher/voucherName.ts';
import { Button } from '../../../kit/Button.tsx';
import { EMAIL_INPUT } from '../../../kit/emailInput.ts';
import { ErrorSummary } from '../../../kit/ErrorSummary.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { CodeOffer } from '../../../parts/codeForm/CodeOffer.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { AS_WRITTEN } from '../../../parts/form/asWritten.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { submitting } from '../../../parts/form/submitting.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { UploadField } from '../../../parts/upload/UploadField.tsx';
import { UploadProgress } from '../../../parts/upload/UploadProgress.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './HelpForm.module.scss';
import type { HelpFormScreen } from './HelpFormScreen.ts';
import { MessageField } from './MessageField.tsx';

/** Ids of the fields, for the error summary. */
const FIELDS = {
  email: 'help-email',
  orderNumber: 'help-order',
  voucher: 'help-voucher',
  photo: 'help-photo',
  receipt: 'help-receipt',
  message: 'help-message',
} as const;

interface HelpFormProps {
  topic: HelpTopic;
  screen: HelpFormScreen;
}

/** The form of a topic; it asks only for what helps to answer. */
export const HelpForm = observer(function HelpForm({ topic, screen }: HelpFormProps) {
  const { t } = useText();
  const id = useId();
  const heading = useFocusOn<HTMLHeadingElement>(screen.isAnother);
  const { form, state } = screen;
  const cancelled = useFocusOn<HTMLDivElement>(state.kind === 'cancelled');
  const texts = useHelpFaults(screen);
  const faults = faultList(texts);
  const asks = QUESTIONS[topic];
  const marked = (need: 'required' | 'optional' | 'none') =>
    need === 'required' ? { required: true } : { marker: t('customer.optional') };
  const field = (name: 'email' | 'orderNumber' | 'voucher') => ({
    id: FIELDS[name],
    name,
    value: form.draft[name],
    onChange: (text: string) => form.change({ [name]: text }),
    error: texts[FIELDS[name]],
    errorPrefix: t('common.errorPrefix'),
  });
  return (
    <form noValidate onSubmit={submitting(screen.submit)} className={flow.stack6} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {t('help.form.title')}
      </h2>
      <ErrorSummary
        title={t('customer.summary', { count: faults.length })}
        faults={faults}
        attempt={form.attempts}
      />
      {state.kind === 'refused' && (
        <ProblemPanel
          problem={state.problem}
          money={{ sentence: t('help.form.stands') }}
          attempt={screen.refusals}
          headingLevel={3}
        />
      )}
      <TextField
        {...field('email')}
        {...EMAIL_INPUT}
        label={t('customer.email')}
        hint={t('help.form.emailHint')}
        required
      />
      {asks.orderNumber !== 'none' && (
        <TextField
          {...field('orderNumber')}
          {...marked(asks.orderNumber)}
          {...AS_WRITTEN}
          label={t('help.form.order')}
          hint={t('help.form.orderHint')}
          width="half"
        />
      )}
      {asks.voucher !== 'none' && (
        <div>
          <TextField
            {...field('voucher')}
            {...marked(asks.voucher)}
            {...AS_WRITTEN}
            label={t('help.form.voucher')}
            hint={t('help.form.voucherHint')}
            width="half"
          />
          <CodeOffer
            codes={screen.offered}
            hasFault={form.faults.voucher !== undefined}
            fieldId={FIELDS.voucher}
            onTake={(voucher) => form.change({ voucher })}
          />
        </div>
      )}
      {asks.photo !== 'none' && (
        <UploadField
          model={screen.photo}
          id={FIELDS.photo}
          label={t(asks.photo === 'required' ? 'help.form.card' : 'help.form.photo')}
          isMissing={form.faults.photo === 'required'}
          marker={asks.photo === 'optional' ? t('customer.optional') : undefined}
        />
      )}
      {asks.receipt !== 'none' && (
        <UploadField
          model={screen.receipt}
          id={FIELDS.receipt}
          label={t('help.form.receipt')}
          marker={t('customer.optional')}
        />
      )}
      <MessageField
        id={FIELDS.message}
        screen={screen}
        error={texts[FIELDS.message]}
        {...marked(asks.message)}
      />
      {screen.errorCode !== null && (
        <p className={styles.code}>{t('help.form.errorCode', { code: screen.errorCode })}</p>
      )}
      {state.kind === 'sending' && screen.hasFiles && (
        <UploadProgress part={state.part} onCancel={screen.cancel} />
      )}
      <div ref={cancelled} tabIndex={-1} role="status" className={styles.status}>
        {state.kind === 'cancelled' && (
          <Notice kind="info" word={t('kind.info')}>
            <p>{t('help.form.cancelled')}</p>
          </Notice>
        )}
      </div>
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('help.form.busy')}>
        {t('help.form.submit')}
      </Button>
    </form>
  );
});

/** Returns the form's errors as text by field id, in page order. Must be called in an observer. */
function useHelpFaults({ form, messageLength }: HelpFormScreen) {
  const { t } = useText();
  const { email, orderNumber, voucher, photo, receipt, message } = form.faults;
  const voucherText = (fault: VoucherNameFault) =>
    fault.kind === 'empty' ? t('help.fault.voucher') : t(`redeem.code.fault.${fault.kind}`, { ...fault });
  const messageText = (fault: 'required' | 'too-long') =>
    fault === 'required'
      ? t('help.fault.message')
      : t('help.fault.tooLong', { count: messageLength - LONGEST_MESSAGE });
  return {
    [FIELDS.email]: email && t(faultText('email', email)),
    [FIELDS.orderNumber]: orderNumber && t('help.fault.orderNumber'),
    [FIELDS.voucher]: voucher && voucherText(voucher),
    [FIELDS.photo]: photo && t(photo === 'required' ? 'upload.required' : 'help.fault.file'),
    [FIELDS.receipt]: receipt && t('help.fault.file'),
    [FIELDS.message]: message && messageText(message),
  };
}
