import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Details } from '../kit/Details.tsx';
import { Reference } from '../kit/Reference.tsx';
import { useServices } from '../session/services.ts';
import { useReference } from '../session/useReference.ts';
import { useText } from '../session/text.ts';
import { useCopyWords } from '../session/useCopyWords.ts';
import { Cause } from './Cause.tsx';
import styles from './ProblemMore.module.scss';
import { operatorWords } from './operatorWords.ts';

/** Below the button of a form with one field: why it was refused, and what customer service asks for. */
export const ProblemMore = observer(function ProblemMore({ problem }: { problem: Problem }) {
  const { site: store } = useServices();
  const { t } = useText();
  const copyWords = useCopyWords();
  const reference = useReference();
  const { code } = problem;
  const isSaid = operatorWords(problem, store.site.overrideApiErrorMessageHtml) !== null;
  return (
    <div className={styles.more}>
      <Details summary={t('problem.more')}>
        {!isSaid && <Cause problem={problem} />}
        {code && (
          <div className={styles.code}>
            <span>
              {t('problem.code')} <code translate="no">{code}</code>
            </span>
            <CopyButton kind="quiet" text={code} words={copyWords(t('problem.copy'))} />
          </div>
        )}
      </Details>
      <Reference {...reference} />
    </div>
  );
});
