import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Section } from '../../../frame/Section.tsx';
import { Button } from '../../../kit/Button.tsx';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { CodeOffer } from '../../../parts/codeForm/CodeOffer.tsx';
import { useCodeReader } from '../../../parts/codeForm/useCodeReader.ts';
import { AS_WRITTEN } from '../../../parts/form/asWritten.ts';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { EMAIL_FIELD, EmailField } from '../../../parts/mailAgain/EmailField.tsx';
import { MailRequestedNotice, WAIT_ID } from '../../../parts/mailAgain/MailRequestedNotice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { WhereIsTheCode } from '../../../parts/voucher/WhereIsTheCode.tsx';
import { ResendScreen } from './ResendScreen.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './ResendView.module.scss';

const CODE_FIELD = 'card-code';

/** The page to request the mail with the redeem links again; every "no mail came" leads here. */
export const ResendView = perHolder(function ResendView() {
  const { t } = useText();
  const screen = useResendScreen();
  const { form, mail } = screen;
  const faults = useFaults(screen);
  return (
    <FormLayout
      title={
        <TitledHeading
          title={t('resend.title')}
          lead={t('resend.lead')}
          faultPrefix={faults.length > 0 ? t('common.errorPrefix') : undefined}
        />
      }
      aside={
        <div className={flow.stack6}>
          <BrandDrawing />
          <LookedHere />
        </div>
      }
    >
      <Form onSubmit={() => screen.submit()} faults={faults} attempts={form.attempts}>
        {mail.state.kind === 'refused' && (
          <ProblemPanel
            problem={mail.state.problem}
            money={{ sentence: t('thankYou.correctStands') }}
            attempt={mail.refusals}
          />
        )}
        <CodeField screen={screen} />
        <EmailField
          value={form.draft.email}
          onChange={(email) => form.change({ email })}
          fault={form.faults.email}
        />
        <ProofField proof={screen.proof} faults={form.faults}>
          <MailRequestedNotice mail={mail} />
          <Button
            type="submit"
            kind="primary"
            full
            busy={screen.busy}
            busyText={t('resend.busy')}
            {...(mail.waitsUntil !== null && { blockedBy: WAIT_ID })}
          >
            {t('resend.submit')}
          </Button>
        </ProofField>
      </Form>
      <WhereIsTheCode open={form.faults.code?.kind === 'serial-number'} />
    </FormLayout>
  );
});

function useResendScreen(): ResendScreen {
  const navigate = useNavigate();
  const { kept } = useShared();
  const { resendRedeemLink } = useArea(CODES);
  const reader = useCodeReader();
  return useScreen(
    ({ site, language, askSecurityQuestion, captcha, now }) =>
      new ResendScreen({
        site: site.site,
        locale: () => language.locale,
        ask: askSecurityQuestion,
        captcha,
        now,
        reader,
        resend: resendRedeemLink,
        email: kept.read('customerDraft')?.email ?? '',
        onRedeemLink: (token) => void navigate(`/merchantcode/${token}`),
      }),
  );
}

function useFaults({ form }: ResendScreen): readonly FieldFault[] {
  const { t } = useText();
  const { code, email } = form.faults;
  const proof = useProofFaults(form.faults);
  const typed = {
    [CODE_FIELD]: code && t(`redeem.code.fault.${code.kind}`, { ...code }),
    [EMAIL_FIELD]: email && t(faultText('email', email)),
  };
  return [...faultList(typed), ...proof];
}

const CodeField = observer(function CodeField({ screen }: { screen: ResendScreen }) {
  const { t } = useText();
  const { form } = screen;
  const fault = form.faults.code;
  return (
    <div>
      <TextField
        id={CODE_FIELD}
        name="code"
        label={t('resend.code')}
        hint={t('resend.codeHint')}
        value={form.draft.code}
        onChange={(code) => form.change({ code })}
        error={fault && t(`redeem.code.fault.${fault.kind}`, { ...fault })}
        errorPrefix={t('common.errorPrefix')}
        look="code"
        {...AS_WRITTEN}
        inputMode="text"
        required
      />
      <StatusLine compact>
        {screen.hints.map((hint) => (
          <span key={hint}>{t(`codeHint.${hint}`)}</span>
        ))}
      </StatusLine>
      <CodeOffer
        codes={screen.offered}
        hasFault={fault !== undefined}
        fieldId={CODE_FIELD}
        onTake={(code) => form.change({ code })}
      />
    </div>
  );
});

/** Where to look first, since most missing mails have arrived. */
const LookedHere = observer(function LookedHere() {
  const { t } = useText();
  return (
    <Section title={t('resend.before')}>
      <ul className={styles.places}>
        <li>{t('resend.beforeSpam')}</li>
        <li>{t('resend.beforeTime')}</li>
        <li>{t('resend.beforeShop')}</li>
      </ul>
    </Section>
  );
});
