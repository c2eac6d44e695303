import { observer } from 'mobx-react-lite';
import { type FraudCheck, type TaskStanding, isDecided, tasksOf } from '#domain/fraud/fraudCheck.ts';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { useText } from '../../../session/text.ts';
import { useCopyWords } from '../../../session/useCopyWords.ts';
import styles from './TaskList.module.scss';

/** The tasks of a check with their state and date, and the number to quote. */
export const TaskList = observer(function TaskList({ check }: { check: FraudCheck }) {
  const { t } = useText();
  const copyWords = useCopyWords();
  return (
    <section className={styles.card} aria-labelledby="fraud-tasks">
      <h2 id="fraud-tasks" className={styles.title}>
        {t('fraud.tasks')}
      </h2>
      {!isDecided(check) && <p className={styles.duration}>{t('fraud.duration')}</p>}
      <ol className={styles.tasks}>
        {tasksOf(check).map((task, index) => (
          <Task key={task.task} {...task} number={index + 1} />
        ))}
      </ol>
      <div className={styles.reference}>
        <span>
          {t('fraud.reference')} <strong className={styles.number}>{check.transactionNumber}</strong>
        </span>
        <CopyButton kind="quiet" text={check.transactionNumber} words={copyWords(t('fraud.copyReference'))} />
      </div>
    </section>
  );
});

const Task = observer(function Task({ task, standing, at, number }: TaskStanding & { number: number }) {
  const { t, day } = useText();
  const isNow = standing === 'now' || standing === 'waiting';
  return (
    <li className={styles.task} data-standing={standing} aria-current={isNow ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {standing === 'done' ? (
          <Icon name="check" size="s" />
        ) : standing === 'refused' ? (
          <Icon name="close" size="s" />
        ) : (
          number
        )}
      </span>
      <span className={styles.name}>{t(`fraud.task.${task}`)}</span>
      <span className={styles.standing}>
        {standing === 'done' && at !== null
          ? t('fraud.standing.doneAt', { date: day(at) })
          : t(`fraud.standing.${standing}`)}
      </span>
    </li>
  );
});
