import { observer } from 'mobx-react-lite';
import { type NextStep, isToldInLine, nextSteps } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedeemAddress } from '#domain/site/redeemAddress.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { useHas } from '../session/useHas.ts';
import { NextLink, NextSentence, type ProblemSubject } from './NextStep.tsx';
import styles from './ProblemHelp.module.scss';
import { WithRightSite } from './WithRightSite.tsx';
import { operatorWords } from './operatorWords.ts';
import { useFocusBeside } from './useFocusBeside.ts';
import { useLoggedProblem } from './useLoggedProblem.ts';
import { type MoneyTopic, useMoneySentence } from './useMoneySentence.ts';

interface ProblemHelpProps {
  problem: Problem;
  about?: ProblemSubject;
  money?: MoneyTopic;
  /** Id of the only field of the form. Its `ProblemLine` says what happened, and it takes the focus. */
  beside: string;
  attempt: number;
}

/**
 * What leads further after a refusal, between the only field of a form and its button: other site, reactivation, mail
 * again, earliest time, hotline, the operator's own words, and the money if it moved. Nothing where nothing does.
 */
export function ProblemHelp(props: ProblemHelpProps) {
  return (
    <WithRightSite problem={props.problem} code={props.about?.code}>
      {(rightSite) => <Help {...props} rightSite={rightSite} />}
    </WithRightSite>
  );
}

/** Steps whose link says it all. */
const SAID_BY_LINK: ReadonlySet<NextStep['kind']> = new Set<NextStep['kind']>(['contact-support']);

const Help = observer(function Help(props: ProblemHelpProps & { rightSite: RedeemAddress | null }) {
  const { problem, about = {}, money, beside, attempt, rightSite } = props;
  const { site: store } = useServices();
  const { t } = useText();
  const has = useHas();
  useLoggedProblem(problem.kind, 'field' in problem ? problem.field : null);
  useFocusBeside(beside, attempt);
  const moved = useMoneySentence(problem, money, { onlyMoved: true });
  const ownHtml = operatorWords(problem, store.site.overrideApiErrorMessageHtml);
  const steps = nextSteps(problem, { rightSite, code: about.code, has }).filter(
    (step) => !isToldInLine(step),
  );
  if (steps.length === 0 && !moved && ownHtml === null && !rightSite) return null;
  const told = steps.filter(({ kind }) => !SAID_BY_LINK.has(kind));
  return (
    <section className={styles.help} aria-label={t(`problem.${problem.kind}.title`)}>
      {ownHtml && <SafeHtml html={ownHtml} />}
      {moved && <p>{moved}</p>}
      {told.map((step) => (
        <NextSentence key={step.kind} step={step} />
      ))}
      <div className={styles.ways}>
        {rightSite && (
          <ExternalLink href={rightSite.href} look="secondary">
            {t('next.go-to-site', { brand: rightSite.name })}
          </ExternalLink>
        )}
        {steps.map((step) => (
          <NextLink
            key={step.kind}
            step={step}
            problem={problem}
            about={about}
            calls={ownHtml === null}
            isQuiet
          />
        ))}
      </div>
    </section>
  );
});
