import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { ProblemPanel, SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { useWords } from '../../../session/words.ts';
import { EmailForm } from '../emailForm/EmailForm.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { CorrectionScreen } from './CorrectionScreen.ts';
import styles from './MailHelp.module.scss';

interface MailHelpProps {
  receipt: Receipt;
  onCorrected: (receipt: Receipt) => void;
}

/** What helps if no mail comes: looking in spam, having it sent again, correcting the address. */
export const MailHelp = observer(function MailHelp({ receipt, onCorrected }: MailHelpProps) {
  const { correctEmail } = useArea(AFTERCARE);
  const { t } = useWords();
  const screen = useScreen(() => new CorrectionScreen(correctEmail, receipt.email, onCorrected));
  const { emailCorrectable, orderNumber, statusToken } = receipt.redemption;
  const canCorrect = emailCorrectable && statusToken !== null;
  return (
    <div className={styles.help}>
      <p className={styles.hint}>{t('thankYou.mailSpam')}</p>
      <Correction screen={screen} receipt={receipt} />
      <div className={styles.actions}>
        {canCorrect && !screen.isOpen && !screen.isOver && (
          <Button kind="secondary" onClick={screen.open}>
            {t('thankYou.correct')}
          </Button>
        )}
        <div className={styles.links}>
          <ButtonLink to="/redeem/resend-link" kind="quiet">
            {t('thankYou.mailAgain')}
          </ButtonLink>
          <ButtonLink to="/order-status" kind="quiet">
            {t('thankYou.orderStatus')}
          </ButtonLink>
          <SupportLink topic="not-received" hint={{ orderNumber }}>
            {t('thankYou.mailHelp')}
          </SupportLink>
        </div>
      </div>
    </div>
  );
});

const Correction = observer(function Correction({
  screen,
  receipt,
}: {
  screen: CorrectionScreen;
  receipt: Receipt;
}) {
  const { t } = useWords();
  const { state } = screen;
  // The form that was sent is gone, and the focus with it.
  const corrected = useFocusOn<HTMLDivElement>(state.kind === 'corrected');
  return (
    <>
      <div ref={corrected} tabIndex={-1} role="status" className={styles.status}>
        {state.kind === 'corrected' && (
          <Notice kind="success" word={t('kind.success')}>
            <p>{t('thankYou.corrected', { email: state.email })}</p>
          </Notice>
        )}
      </div>
      {state.kind === 'refused' && (
        <ProblemPanel problem={state.problem} money={t('thankYou.correctStands')} attempt={screen.refusals} />
      )}
      {screen.isOpen && (
        <EmailForm
          id="corrected-email"
          form={screen.form}
          hint={t('thankYou.correctHint')}
          submit={t('thankYou.correctSubmit')}
          busy={screen.busy}
          busyText={t('thankYou.correcting')}
          onSubmit={() => void screen.send(receipt)}
          wished
        />
      )}
    </>
  );
});
