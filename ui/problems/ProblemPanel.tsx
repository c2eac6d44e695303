import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, use } from 'react';
import { type Redeemed, moneyStatement, paymentStatement } from '#domain/problem/moneyStatement.ts';
import { type NextStep, isDelay, nextSteps } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type RedeemAddress, redeemAddress } from '#domain/site/redeemAddress.ts';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { ProblemCard } from '../kit/ProblemCard.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices } from '../session/services.ts';
import { useReference } from '../session/useReference.ts';
import { useWhenBack } from '../session/useWhenBack.ts';
import { useText } from '../session/text.ts';
import { useCopyWords } from '../session/useCopyWords.ts';
import { NextLink, NextSentence, type ProblemSubject } from './NextStep.tsx';
import { operatorWords } from './operatorWords.ts';
import { useLoggedProblem } from './useLoggedProblem.ts';

/**
 * Whose money the panel speaks about: that of the voucher, which was perhaps redeemed before, or on payment pages the
 * payer's own. Requests that cannot concern money have a sentence of their own.
 */
type MoneyTopic = Redeemed | 'payment' | { readonly sentence: string };

export interface ProblemPanelProps {
  problem: Problem;
  actions?: ReactNode;
  about?: ProblemSubject;
  money?: MoneyTopic;
  /**
   * `folded` collapses all but what happened, one next step and the money. `without` omits a step that the screen itself
   * offers.
   */
  steps?: 'folded' | { readonly without: NextStep['kind'] } | undefined;
  /** Null if the page's heading already says the problem's title. */
  headingLevel?: 2 | 3 | null;
  /** Runs automatically when the network returns after `offline`, so it must never move value. */
  again?: () => void;
  /** Each change moves the focus to the panel. Without it the focus stays. */
  attempt?: number;
}

/** What happened, what to do next, and where the money is (product 14.1). */
export function ProblemPanel(props: ProblemPanelProps) {
  if (!('redirectUrl' in props.problem)) return <Panel {...props} rightSite={null} />;
  return (
    <Suspense fallback={null}>
      <PanelWithSites {...props} />
    </Suspense>
  );
}

/** Suspends until all our sites are known, so that the link to the right one does not come later than the rest. */
function PanelWithSites(props: ProblemPanelProps) {
  const sites = use(useServices().allSites());
  return <Panel {...props} rightSite={redeemAddress(props.problem, props.about?.code ?? null, sites)} />;
}

interface PanelProps extends ProblemPanelProps {
  /** Where the code or card works instead. */
  rightSite: RedeemAddress | null;
}

const Panel = observer(function Panel(props: PanelProps) {
  const { problem, actions, about = {}, money, steps, headingLevel, again, attempt, rightSite } = props;
  const { site: store } = useServices();
  const { t } = useText();
  const copyWords = useCopyWords();
  const reference = useReference();
  const { kind, code } = problem;
  useWhenBack(kind === 'offline' && again !== undefined, () => again?.());
  useLoggedProblem(kind, 'field' in problem ? problem.field : null);
  const tone = isDelay(problem) ? 'warning' : 'error';
  const without = typeof steps === 'object' ? steps.without : null;
  const next = nextSteps(problem, { rightSite, code: about.code }).filter((step) => step.kind !== without);
  const ownHtml = operatorWords(problem, store.site.overrideApiErrorMessageHtml);
  // Never collapse the operator's own text.
  const isFolded = steps === 'folded' && ownHtml === null;
  const shown = isFolded ? next.slice(0, 1) : next;
  const folded = isFolded ? next.slice(1) : [];
  const sentences = (some: readonly NextStep[]) =>
    some.map((step) => <NextSentence key={step.kind} step={step} />);
  const links = (some: readonly NextStep[]) =>
    some.map((step) => (
      <NextLink key={step.kind} step={step} problem={problem} about={about} calls={ownHtml === null} />
    ));
  return (
    <ProblemCard
      word={t(`kind.${tone}`)}
      tone={tone}
      title={t(`problem.${kind}.title`)}
      cause={ownHtml ? <SafeHtml html={ownHtml} /> : <Cause problem={problem} />}
      money={useMoneySentence(problem, money)}
      next={shown.length > 0 && sentences(shown)}
      actions={
        <>
          {actions}
          {rightSite && (
            <ExternalLink href={rightSite.href} look="primary">
              {t('next.go-to-site', { brand: rightSite.name })}
            </ExternalLink>
          )}
          {links(shown)}
        </>
      }
      {...(isFolded && {
        fold: {
          summary: t('problem.more'),
          more: (
            <>
              {sentences(folded)}
              {links(folded)}
            </>
          ),
        },
      })}
      {...(code && {
        code: { label: t('problem.code'), value: code, copy: copyWords(t('problem.copy')) },
      })}
      reference={reference}
      {...(headingLevel !== undefined && { headingLevel })}
      {...(attempt !== undefined && { attempt })}
    />
  );
});

const Cause = observer(function Cause({ problem }: { problem: Problem }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { validityYears, reactivationHours } = store.site;
  if ('isAnswered' in problem) return <p>{t(`problem.${problem.kind}.answered`)}</p>;
  return <p>{t(`problem.${problem.kind}.cause`, { count: validityYears, hours: reactivationHours })}</p>;
});

function useMoneySentence(problem: Problem, topic: MoneyTopic | undefined): string {
  const { openAnywhere, openOrders } = useServices();
  const { t } = useText();
  if (typeof topic === 'object') return topic.sentence;
  if (topic === 'payment') return t(`money.${paymentStatement(problem, openOrders.value)}`);
  return t(`money.${moneyStatement(problem, openAnywhere.value, topic)}`);
}
