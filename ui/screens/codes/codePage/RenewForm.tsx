import { Section } from '../../../frame/Section.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { submitting } from '../../../parts/form/submitting.ts';
import { EmailField } from '../../../parts/mailAgain/EmailField.tsx';
import { MailRequestedNotice, WAIT_ID } from '../../../parts/mailAgain/MailRequestedNotice.tsx';
import styles from './CodePageView.module.scss';
import { RenewScreen } from './RenewScreen.ts';

/** Requests a new redeem link for an expired one (RDMx2). The answer never discloses whether the address matches. */
export const RenewForm = perHolder(function RenewForm({ token }: { token: string }) {
  const { t } = useText();
  const { kept } = useShared();
  const { renewRedeemLink } = useArea(CODES);
  const screen = useScreen(
    ({ now }) => new RenewScreen(renewRedeemLink, now, token, kept.read('customerDraft')?.email ?? ''),
  );
  const { form, mail } = screen;
  return (
    <Section title={t('renew.title')}>
      <form noValidate onSubmit={submitting(() => screen.submit())} className={styles.renew}>
        <p className={styles.lead}>{t('renew.text')}</p>
        {mail.state.kind === 'refused' && (
          <ProblemPanel
            problem={mail.state.problem}
            money="behind-link"
            attempt={mail.refusals}
            headingLevel={3}
          />
        )}
        <EmailField
          value={form.draft.email}
          onChange={(email) => form.change({ email })}
          fault={form.faults.email}
          attempt={form.attempts}
        />
        <MailRequestedNotice mail={mail} />
        <Button
          type="submit"
          kind="primary"
          full
          busy={mail.busy}
          busyText={t('renew.busy')}
          {...(mail.waitsUntil !== null && { blockedBy: WAIT_ID })}
        >
          {t('renew.submit')}
        </Button>
      </form>
    </Section>
  );
});
