import { observer } from 'mobx-react-lite';
import {
  type CheckState,
  type FraudCheck,
  isDecided,
  isReserved,
  tasksOf,
} from '#domain/fraud/fraudCheck.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Details } from '../../../kit/Details.tsx';
import type { NoticeKind } from '../../../kit/Notice.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { SupportPhone } from '../../../problems/SupportPhone.tsx';
import { classes } from '../../../kit/classes.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { CheckProblem } from './CheckProblem.tsx';
import type { FraudCheckScreen } from './FraudCheckScreen.ts';
import type { StepState } from './checkState.ts';
import { DataForm } from './DataForm.tsx';
import { FraudDocumentForm } from './FraudDocumentForm.tsx';
import { PinForm } from './PinForm.tsx';
import flow from '../../../styles/flow.module.scss';
import styles from './ShownCheck.module.scss';
import { TaskList } from './TaskList.tsx';

interface ShownCheckProps {
  screen: FraudCheckScreen;
  check: FraudCheck;
  step: StepState;
}

/** How a check is shown once the user has nothing left to do; in the other states there is a form. */
interface Standing {
  readonly kind: NoticeKind;
  readonly word: 'waiting' | 'done' | 'refused';
}

const STANDINGS: Readonly<Record<CheckState, Standing | null>> = {
  DATA_REQUIRED: null,
  DOCUMENT_REQUIRED: null,
  LETTER_SENT: null,
  PIN_REQUIRED: null,
  VERIFIED: { kind: 'success', word: 'waiting' },
  IN_REVIEW: { kind: 'info', word: 'waiting' },
  RELEASED: { kind: 'success', word: 'done' },
  BLOCKED: { kind: 'error', word: 'refused' },
};

/** A check: the current step, the tasks with their dates, and the reason for the check. */
export const ShownCheck = observer(function ShownCheck({ screen, check, step }: ShownCheckProps) {
  const { t } = useText();
  const standing = STANDINGS[check.state];
  // A problem on the page says itself where the value is, and may know less.
  const saysReserved = isReserved(check) && step.kind !== 'refused' && !screen.isLocked;
  const isFaulty = Object.keys(screen.data.faults).length > 0 || Object.keys(screen.pin.faults).length > 0;
  return (
    <FormLayout
      plain={standing !== null}
      title={
        <TitledHeading
          title={t(`fraud.step.${check.state}.title`)}
          lead={<p>{t(`fraud.step.${check.state}.lead`)}</p>}
          faultPrefix={isFaulty ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<TaskList check={check} />}
      {...(standing === null && { asideFold: <Progress check={check} /> })}
      below={!isDecided(check) && <Explained resumable={standing === null} saysReserved={saysReserved} />}
    >
      {step.kind === 'refused' && <CheckProblem problem={step.problem} attempt={screen.refusals} />}
      <Step screen={screen} check={check} step={step} />
      {standing !== null && <Outcome check={check} standing={standing} saysReserved={saysReserved} />}
    </FormLayout>
  );
});

/** The task list in one line, for a phone. */
const Progress = observer(function Progress({ check }: { check: FraudCheck }) {
  const { t } = useText();
  const tasks = tasksOf(check);
  const number = tasks.findIndex(({ standing }) => standing === 'now') + 1;
  return <span>{t('fraud.at', { number, total: tasks.length })}</span>;
});

const Step = observer(function Step({ screen, check, step }: ShownCheckProps) {
  switch (check.state) {
    case 'DATA_REQUIRED':
      return <DataForm screen={screen} busy={step.kind === 'busy'} />;
    case 'DOCUMENT_REQUIRED':
      return <FraudDocumentForm screen={screen} step={step} />;
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

interface OutcomeProps {
  check: FraudCheck;
  standing: Standing;
  saysReserved: boolean;
}

/** What happens next, once the user has nothing left to do. */
const Outcome = observer(function Outcome({ check, standing, saysReserved }: OutcomeProps) {
  const has = useHas();
  const { site: store } = useServices();
  const { t, day } = useText();
  const { reviewExpectedBy } = check;
  return (
    <div className={classes(flow.stack4, styles.outcome)}>
      <StatusBadge kind={standing.kind}>{t(`fraud.standing.${standing.word}`)}</StatusBadge>
      {standing.word === 'waiting' && reviewExpectedBy !== null && (
        <p className={styles.due}>{t('fraud.expected', { date: day(reviewExpectedBy) })}</p>
      )}
      {saysReserved && <p>{t('fraud.reserved')}</p>}
      {standing.word === 'refused' ? (
        <>
          <SupportLink topic="other" hint={{ orderNumber: check.transactionNumber }} />
          <SupportPhone site={store.site} />
        </>
      ) : (
        has('orderStatus') && (
          <ButtonLink to="/order-status" kind={standing.word === 'done' ? 'primary' : 'secondary'}>
            {t('fraud.toStatus')}
          </ButtonLink>
        )
      )}
    </div>
  );
});

interface ExplainedProps {
  /** True while the user must still act. */
  resumable: boolean;
  saysReserved: boolean;
}

/** The reason for the check, and data protection. */
const Explained = observer(function Explained({ resumable, saysReserved }: ExplainedProps) {
  const { t } = useText();
  return (
    <div className={styles.explained}>
      {resumable && (
        <div className={classes(flow.stack2, styles.resume)}>
          {saysReserved && <p>{t('fraud.reserved')}</p>}
          <p>{t('fraud.resume')}</p>
        </div>
      )}
      <Details summary={t('fraud.why')}>
        <p>{t('fraud.whyText')}</p>
      </Details>
      <Details summary={t('fraud.keeping')}>
        <p>{t('fraud.keepingText')}</p>
      </Details>
    </div>
  );
});
