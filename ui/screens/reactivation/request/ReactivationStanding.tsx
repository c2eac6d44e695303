import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { type ReactivationState as Standing, dueAt } from '#domain/reactivation/reactivation.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice, type NoticeKind } from '../../../kit/Notice.tsx';
import { LookAgain } from '../../../parts/answers/LookAgain.tsx';
import { useFocusOnEach } from '../../../parts/answers/useFocusOnEach.ts';
import { Timeline } from '../../../parts/timeline/Timeline.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { UsableFromReminder } from '../../../problems/Usable.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import type { ReactivationScreen, ReactivationScreenState } from './ReactivationScreen.ts';
import styles from './ReactivationView.module.scss';
import { RedeemLink } from './RedeemLink.tsx';

const KINDS: Readonly<Record<Standing, NoticeKind>> = {
  CHECKING: 'info',
  READY: 'success',
  REPLACED: 'success',
  NOT_NEEDED: 'success',
  REJECTED: 'error',
};

interface StandingProps {
  screen: ReactivationScreen;
  state: Extract<ReactivationScreenState, { kind: 'known' }>;
}

/** The state of an old code's check, when to expect the result, and what the user can do meanwhile or afterwards. */
export const ReactivationStanding = observer(function ReactivationStanding({ screen, state }: StandingProps) {
  const { t } = useText();
  const id = useId();
  const heading = useFocusOnEach<HTMLHeadingElement>(screen.answers);
  const { reactivation } = state;
  const standing = reactivation.state;
  const works = standing === 'READY' || standing === 'NOT_NEEDED';
  return (
    <section aria-labelledby={id} className={flow.stack6}>
      <Notice kind={KINDS[standing]} word={t(`kind.${KINDS[standing]}`)} live>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.news}>
          {t(`reactivation.state.${standing}.title`)}
        </h2>
        <p>{t(`reactivation.state.${standing}.text`)}</p>
      </Notice>
      {standing === 'CHECKING' && <Running screen={screen} state={state} />}
      <div className={flow.row}>
        {works && <RedeemLink typed={screen.form.draft.code}>{t('reactivation.redeem')}</RedeemLink>}
        {standing === 'REJECTED' && <SupportLink topic="old-code" />}
        <Button kind="quiet" flush onClick={screen.another}>
          {t('reactivation.another')}
        </Button>
      </div>
    </section>
  );
});

const Running = observer(function Running({ screen, state }: StandingProps) {
  const { now, site: store } = useServices();
  const { t, moment } = useText();
  const { requestedAt } = state.reactivation;
  const due = dueAt(state.reactivation, store.site.reactivationHours, now());
  const row = (key: 'requested' | 'due', at: number) => ({
    title: t(`reactivation.line.${key}`),
    at: moment(at),
    dateTime: new Date(at).toISOString(),
  });
  const rows = [
    ...(requestedAt === null ? [] : [row('requested', requestedAt)]),
    { ...row('due', due), text: t('reactivation.line.repeat'), isAhead: true },
  ];
  return (
    <>
      <Timeline label={t('reactivation.state.CHECKING.title')} rows={rows} />
      {due < now() ? (
        <p>{t('reactivation.late')}</p>
      ) : (
        <div className={flow.row}>
          <UsableFromReminder at={due} />
        </div>
      )}
      <div className={flow.stack3}>
        <LookAgain
          check={state.check}
          checkedAt={state.checkedAt}
          label={t('reactivation.look')}
          stillDelayed={t('reactivation.still')}
          onCheck={() => void screen.look()}
        />
      </div>
    </>
  );
});
