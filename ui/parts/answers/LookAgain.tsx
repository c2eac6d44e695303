import { observer } from 'mobx-react-lite';
import type { Instant } from '#domain/core/instant.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useText } from '../../session/text.ts';
import { useTime } from './useTime.ts';
import styles from './LookAgain.module.scss';
import { LATER_ICONS } from '../../kit/laterIcons.ts';

/**
 * Result of the last look at something delayed: `quiet` if there is nothing to say, else what the person who asked must
 * hear.
 */
export type Check = 'quiet' | 'checking' | 'still-delayed' | 'failed';

/** How often a visible page looks by itself, in milliseconds. */
export const LOOK_EVERY_MS = 60_000;

interface LookAgainProps {
  check: Check;
  checkedAt: Instant;
  /** Label of the button: "Refresh". */
  label: string;
  /** Said if the person asked and there is nothing new. */
  stillDelayed: string;
  onCheck: () => void;
}

/**
 * Beside something that is waited for: when it was last looked at, that the page looks by itself, and a button to look
 * now.
 */
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
