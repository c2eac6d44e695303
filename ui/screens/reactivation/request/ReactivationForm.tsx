import { observer } from 'mobx-react-lite';
import type { OldCodeFault } from '#domain/reactivation/oldCode.ts';
import { offeredCodes } from '#domain/voucher/codeReading.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { RadioCards } from '../../../kit/RadioCards.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { CodeOffer } from '../../../parts/codeForm/CodeOffer.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { AS_WRITTEN } from '../../../parts/form/asWritten.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { EMAIL_FIELD, EmailField } from '../../../parts/mailAgain/EmailField.tsx';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import type { ReactivationDraft, ReactivationScreen } from './ReactivationScreen.ts';
import styles from './ReactivationView.module.scss';
import { RedeemLink } from './RedeemLink.tsx';

/** Ids of the fields, for the error summary. */
const LOCKED_FIELD = 'code-locked';
const OLD_CODE_FIELD = 'old-code';

/** Returns the form's errors as text. Must be called in an observer. */
export function useReactivationFaults({ form }: ReactivationScreen): readonly FieldFault[] {
  const { t } = useText();
  const { locked, code, email } = form.faults;
  const proof = useProofFaults(form.faults);
  const typed = {
    [LOCKED_FIELD]: locked && t('reactivation.question.fault'),
    [OLD_CODE_FIELD]: code && oldCodeText(t, code),
    [EMAIL_FIELD]: email && t(faultText('email', email)),
  };
  return [...faultList(typed), ...proof];
}

function oldCodeText(t: ReturnType<typeof useText>['t'], fault: OldCodeFault): string {
  switch (fault.kind) {
    case 'required':
    case 'new-format':
    case 'serial-number':
    case 'bad-character':
    case 'wrong-length':
      return t(`reactivation.fault.${fault.kind}`, { ...fault });
    case 'offered':
    case 'several':
    case 'cyrillic':
    case 'greek':
    case 'mail-address':
    case 'web-address':
    case 'words':
      return t(`redeem.code.fault.${fault.kind}`, { ...fault });
  }
}

interface ReactivationFormProps {
  screen: ReactivationScreen;
  faults: readonly FieldFault[];
}

/** Asks first whether the code is locked, and shows the fields only then, since other codes need no reactivation. */
export const ReactivationForm = observer(function ReactivationForm(props: ReactivationFormProps) {
  const { screen, faults } = props;
  const { t } = useText();
  const { form, state } = screen;
  return (
    <Form onSubmit={screen.submit} faults={faults} attempts={form.attempts}>
      {state.kind === 'refused' && <ProblemPanel problem={state.problem} attempt={screen.refusals} />}
      <RadioCards
        id={LOCKED_FIELD}
        name="locked"
        legend={t('reactivation.question.legend')}
        error={form.faults.locked && t('reactivation.question.fault')}
        errorPrefix={t('common.errorPrefix')}
        options={[
          { value: 'yes', title: t('reactivation.question.yes'), note: t('reactivation.question.yesNote') },
          { value: 'no', title: t('reactivation.question.no'), note: t('reactivation.question.noNote') },
        ]}
        value={form.draft.locked}
        onChange={(locked) => form.change({ locked: locked as ReactivationDraft['locked'] })}
      />
      {form.draft.locked === 'no' && <NotLocked screen={screen} />}
      {form.draft.locked === 'yes' && <Fields screen={screen} />}
    </Form>
  );
});

const NotLocked = observer(function NotLocked({ screen }: { screen: ReactivationScreen }) {
  const { t } = useText();
  return (
    <section className={classes(flow.stack4, styles.free)}>
      <h2 className={styles.title}>{t('reactivation.free.title')}</h2>
      <p>{t('reactivation.free.text')}</p>
      <RedeemLink typed={screen.form.draft.code}>{t('reactivation.free.go')}</RedeemLink>
    </section>
  );
});

const Fields = observer(function Fields({ screen }: { screen: ReactivationScreen }) {
  const { t } = useText();
  const { form } = screen;
  return (
    <>
      <CodeField screen={screen} />
      <EmailField
        value={form.draft.email}
        onChange={(email) => form.change({ email })}
        fault={form.faults.email}
        hint={t('reactivation.emailHint')}
      />
      <ProofField proof={screen.proof} faults={form.faults}>
        <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('reactivation.busy')}>
          {t('reactivation.submit')}
        </Button>
      </ProofField>
    </>
  );
});

const CodeField = observer(function CodeField({ screen }: { screen: ReactivationScreen }) {
  const { t } = useText();
  const { form } = screen;
  const fault = form.faults.code;
  const typed = screen.oldCode;
  const isNew = !typed.ok && typed.fault.kind === 'new-format';
  return (
    <div className={flow.stack3}>
      <TextField
        id={OLD_CODE_FIELD}
        name="code"
        label={t('reactivation.code')}
        hint={t('reactivation.codeHint')}
        value={form.draft.code}
        onChange={(code) => form.change({ code })}
        error={fault && oldCodeText(t, fault)}
        errorPrefix={t('common.errorPrefix')}
        look="code"
        {...AS_WRITTEN}
        inputMode="numeric"
        required
      />
      <StatusLine compact>{isNew && t('reactivation.newFormat')}</StatusLine>
      <CodeOffer
        codes={typed.ok ? [] : offeredCodes(typed.fault)}
        hasFault={fault !== undefined}
        fieldId={OLD_CODE_FIELD}
        onTake={(code) => form.change({ code })}
      />
      {isNew && (
        <div>
          <RedeemLink typed={form.draft.code} kind="secondary">
            {t('reactivation.redeem')}
          </RedeemLink>
        </div>
      )}
    </div>
  );
});
