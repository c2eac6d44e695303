import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type NextStep, isDelay, nextSteps } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedeemAddress } from '#domain/site/redeemAddress.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { ProblemCard } from '../kit/ProblemCard.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices } from '../session/services.ts';
import { useReference } from '../session/useReference.ts';
import { useWhenBack } from '../session/useWhenBack.ts';
import { useText } from '../session/text.ts';
import { useHas } from '../session/useHas.ts';
import { useCopyWords } from '../session/useCopyWords.ts';
import { Cause } from './Cause.tsx';
import { NextLink, NextSentence, type ProblemSubject } from './NextStep.tsx';
import { WithRightSite } from './WithRightSite.tsx';
import { operatorWords } from './operatorWords.ts';
import { useLoggedProblem } from './useLoggedProblem.ts';
import { type MoneyTopic, useMoneySentence } from './useMoneySentence.ts';

export interface ProblemPanelProps {
  problem: Problem;
  actions?: ReactNode;
  about?: ProblemSubject;
  money?: MoneyTopic;
  /** Omits a step that the screen itself offers. */
  without?: NextStep['kind'] | undefined;
  /** Null if the page's heading already says the problem's title. */
  headingLevel?: 2 | 3 | null;
  /** Runs automatically when the network returns after `offline`, so it must never move value. */
  again?: () => void;
  /** Each change moves the focus to the panel. Without it the focus stays. */
  attempt?: number;
}

/** What happened, what to do next, and where the money is (product 14.1). A form with one field has `ProblemLine`. */
export function ProblemPanel(props: ProblemPanelProps) {
  return (
    <WithRightSite problem={props.problem} code={props.about?.code}>
      {(rightSite) => <Panel {...props} rightSite={rightSite} />}
    </WithRightSite>
  );
}

interface PanelProps extends ProblemPanelProps {
  rightSite: RedeemAddress | null;
}

const Panel = observer(function Panel(props: PanelProps) {
  const { problem, actions, about = {}, money, without, headingLevel, again, attempt, rightSite } = props;
  const { site: store } = useServices();
  const { t } = useText();
  const copyWords = useCopyWords();
  const has = useHas();
  const reference = useReference();
  const { kind, code } = problem;
  useWhenBack(kind === 'offline' && again !== undefined, () => again?.());
  useLoggedProblem(kind, 'field' in problem ? problem.field : null);
  const tone = isDelay(problem) ? 'warning' : 'error';
  const next = nextSteps(problem, { rightSite, code: about.code, has }).filter(
    (step) => step.kind !== without,
  );
  const ownHtml = operatorWords(problem, store.site.overrideApiErrorMessageHtml);
  return (
    <ProblemCard
      word={t(`kind.${tone}`)}
      tone={tone}
      title={t(`problem.${kind}.title`)}
      cause={ownHtml ? <SafeHtml html={ownHtml} /> : <Cause problem={problem} />}
      money={useMoneySentence(problem, money, { onlyMoved: false })}
      next={next.length > 0 && next.map((step) => <NextSentence key={step.kind} step={step} />)}
      actions={
        <>
          {actions}
          {rightSite && (
            <ExternalLink href={rightSite.href} look="primary">
              {t('next.go-to-site', { brand: rightSite.name })}
            </ExternalLink>
          )}
          {next.map((step) => (
            <NextLink key={step.kind} step={step} problem={problem} about={about} calls={ownHtml === null} />
          ))}
        </>
      }
      {...(code && {
        code: { label: t('problem.code'), value: code, copy: copyWords(t('problem.copy')) },
      })}
      reference={reference}
      {...(headingLevel !== undefined && { headingLevel })}
      {...(attempt !== undefined && { attempt })}
    />
  );
});
