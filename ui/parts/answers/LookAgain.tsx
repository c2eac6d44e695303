import { observer } from 'mobx-react-lite';
import type { Instant } from '#domain/core/instant.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useText } from '../../session/text.ts';
import { useTime } from './useTime.ts';
import styles from './LookAgain.module.scss';
import { LATER_ICONS } from '../../kit/laterIcons.ts';

/** Result of the last check of something delayed; `quiet` if there is nothing to announce. */
export type Check = 'quiet' | 'checking' | 'still-delayed' | 'failed';

/** Polling interval of a visible page. */
export const LOOK_EVERY_MS = 60_000;

interface LookAgainProps {
  check: Check;
  checkedAt: Instant;
  label: string;
  /** Announced if the user asked and nothing is new. */
  stillDelayed: string;
  onCheck: () => void;
}

/** Shows the time of the last check, says that the page polls, and offers a check now. */
export const LookAgain = observer(function LookAgain(props: LookAgainProps) {
  const { check, checkedAt, label, stillDelayed, onCheck } = props;
  const { t } = useText();
  const time = useTime('short');
  return (
    <>
      <p>
        {t('codePage.checkedAt', { time: time(checkedAt) })}
        <br />
        {t('codePage.checksItself')}
      </p>
      <div className={styles.check}>
        <Button
          kind="secondary"
          icon={LATER_ICONS.retry}
          busy={check === 'checking'}
          busyText={t('codePage.checking')}
          onClick={onCheck}
        >
          {label}
        </Button>
        <StatusLine compact>
          {check === 'still-delayed' && stillDelayed}
          {check === 'failed' && t('codePage.notChecked')}
        </StatusLine>
      </div>
    </>
  );
});
