import { observer } from 'mobx-react-lite';
import type { CheckState, FraudCheck } from '#domain/fraud/fraudCheck.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import type { NoticeKind } from '../../../kit/Notice.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ProblemPanel, SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import type { CheckScreen, StepState } from './CheckScreen.ts';
import { DataForm } from './DataForm.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import { Explained } from './Explained.tsx';
import { PinForm } from './PinForm.tsx';
import styles from './ShownCheck.module.scss';
import { TaskList } from './TaskList.tsx';

interface ShownCheckProps {
  screen: CheckScreen;
  check: FraudCheck;
  step: StepState;
}

/** How a check looks once the person has done their part; in the other states there is a form. */
const BADGES: Partial<Record<CheckState, NoticeKind>> = {
  VERIFIED: 'success',
  IN_REVIEW: 'info',
  RELEASED: 'success',
  BLOCKED: 'error',
};

/** A check as it stands: the step that is to be taken, the tasks with their dates, and why all this is asked. */
export const ShownCheck = observer(function ShownCheck({ screen, check, step }: ShownCheckProps) {
  const { t } = useWords();
  const badge = BADGES[check.state];
  const isFaulty = Object.keys(screen.data.faults).length > 0 || Object.keys(screen.pin.faults).length > 0;
  return (
    <FormLayout
      plain={badge !== undefined}
      asideFirst
      title={
        <TitledHeading
          title={t(`fraud.step.${check.state}.title`)}
          lead={<p>{t(`fraud.step.${check.state}.lead`)}</p>}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<TaskList check={check} />}
      below={
        check.state === 'RELEASED' || check.state === 'BLOCKED' ? undefined : (
          <Explained resumable={badge === undefined} />
        )
      }
    >
      {step.kind === 'refused' && (
        <ProblemPanel problem={step.problem} money={t('fraud.reserved')} attempt={screen.refusals} />
      )}
      <Step screen={screen} check={check} step={step} />
      {badge !== undefined && <Outcome check={check} badge={badge} />}
    </FormLayout>
  );
});

const Step = observer(function Step({ screen, check, step }: ShownCheckProps) {
  switch (check.state) {
    case 'DATA_REQUIRED':
      return <DataForm screen={screen} busy={step.kind === 'busy'} />;
    case 'DOCUMENT_REQUIRED':
      return <DocumentForm screen={screen} step={step} />;
    case 'LETTER_SENT':
    case 'PIN_REQUIRED':
      return <PinForm screen={screen} check={check} step={step} />;
    case 'VERIFIED':
    case 'IN_REVIEW':
    case 'RELEASED':
    case 'BLOCKED':
      return null;
  }
});

/** The person has done their part: how it goes on, and where that can be seen. */
const Outcome = observer(function Outcome({ check, badge }: { check: FraudCheck; badge: NoticeKind }) {
  const { t, day } = useWords();
  const { state, reviewExpectedBy } = check;
  const isOver = state === 'RELEASED' || state === 'BLOCKED';
  return (
    <div className={styles.outcome}>
      <StatusBadge kind={badge}>
        {t(
          state === 'RELEASED'
            ? 'fraud.standing.done'
            : state === 'BLOCKED'
              ? 'fraud.standing.refused'
              : 'fraud.standing.waiting',
        )}
      </StatusBadge>
      {!isOver && reviewExpectedBy !== null && (
        <p className={styles.due}>{t('fraud.expected', { date: day(reviewExpectedBy) })}</p>
      )}
      {state !== 'RELEASED' && state !== 'BLOCKED' && <p>{t('fraud.reserved')}</p>}
      <div className={styles.actions}>
        {state === 'BLOCKED' ? (
          <SupportLink />
        ) : (
          <ButtonLink to="/order-status" kind={isOver ? 'primary' : 'secondary'}>
            {t('fraud.toStatus')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});
