import { observer } from 'mobx-react-lite';
import { prefillOf } from '#domain/customer/maskEmail.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Details } from '../../../kit/Details.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import flow from '../../../styles/flow.module.scss';
import { EmailForm } from '../emailForm/EmailForm.tsx';
import { AFTERCARE } from '../services.ts';
import { History } from '../standing/History.tsx';
import { CorrectionScreen } from './CorrectionScreen.ts';
import styles from './Folded.module.scss';

interface FoldedProps {
  receipt: Receipt;
  /** True once a code was shown here, which closes the correction of the address. */
  isCodeShown: boolean;
  onCorrected: (receipt: Receipt) => void;
}

/** Rarely needed parts, each collapsed: the order's history, help with the mail, removal of data. */
export const Folded = observer(function Folded(props: FoldedProps) {
  const { t } = useText();
  const { status, timeline } = props.receipt.redemption;
  return (
    <>
      {progressOf(status) !== 'returned' && (
        <div data-print="never">
          <Details summary={t('thankYou.mailTitle')}>
            <MailHelp {...props} />
          </Details>
        </div>
      )}
      {timeline.length > 1 && (
        <div data-print="never">
          <Details summary={t('timeline.title')}>
            <History entries={timeline} />
          </Details>
        </div>
      )}
      <RemoveMyData />
    </>
  );
});

/** Help if the mail does not arrive: check spam, resend, correct the address. */
const MailHelp = observer(function MailHelp({ receipt, isCodeShown, onCorrected }: FoldedProps) {
  const { correctEmail } = useArea(AFTERCARE);
  const { t } = useText();
  const has = useHas();
  const screen = useScreen(() => new CorrectionScreen(correctEmail, prefillOf(receipt.email), onCorrected));
  const { emailCorrectable, orderNumber, statusToken } = receipt.redemption;
  const canCorrect = emailCorrectable && statusToken !== null && !isCodeShown && has('emailCorrection');
  return (
    <div className={flow.stack4}>
      <p>{t('thankYou.mailSpam')}</p>
      {!isCodeShown && <Correction screen={screen} receipt={receipt} />}
      <div className={styles.actions}>
        {canCorrect && !screen.isOpen && !screen.isOver && (
          <Button kind="secondary" onClick={screen.open}>
            {t('thankYou.correct')}
          </Button>
        )}
        <div className={styles.links}>
          {has('resend') && (
            <ButtonLink to="/redeem/resend-link" kind="quiet">
              {t('thankYou.mailAgain')}
            </ButtonLink>
          )}
          {has('orderStatus') && (
            <ButtonLink to="/order-status" kind="quiet">
              {t('thankYou.orderStatus')}
            </ButtonLink>
          )}
          <SupportLink topic="not-received" hint={{ orderNumber }}>
            {t(isCodeShown ? 'thankYou.addressWrong' : 'thankYou.mailHelp')}
          </SupportLink>
        </div>
      </div>
    </div>
  );
});

interface CorrectionProps {
  screen: CorrectionScreen;
  receipt: Receipt;
}

const Correction = observer(function Correction({ screen, receipt }: CorrectionProps) {
  const { t } = useText();
  const { state } = screen;
  // The submitted form is unmounted, so the message takes the focus.
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
        <ProblemPanel
          problem={state.problem}
          money={{ sentence: t('thankYou.correctStands') }}
          attempt={screen.refusals}
        />
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
          requested
        />
      )}
    </>
  );
});
