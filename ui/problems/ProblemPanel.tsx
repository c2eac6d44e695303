import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import {
  type MoneyWord,
  type Redeemed,
  moneyStatement,
  paymentStatement,
} from '#domain/problem/moneyStatement.ts';
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
import { useHas } from '../session/useHas.ts';
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
  /** Omits a step that the screen itself offers. */
  without?: NextStep['kind'] | undefined;
  /**
   * Id of the only field of its form, whose `ProblemLine` says what happened. The panel then only helps: cause and code
   * are collapsed, the money is named only if it moved, and the field takes the focus.
   */
  beside?: string;
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
  const {
    problem,
    actions,
    about = {},
    money,
    without,
    beside,
    headingLevel,
    again,
    attempt,
    rightSite,
  } = props;
  const { site: store } = useServices();
  const { t } = useText();
  const copyWords = useCopyWords();
  const has = useHas();
  const reference = useReference();
  const { kind, code } = problem;
  useWhenBack(kind === 'offline' && again !== undefined, () => again?.());
  useLoggedProblem(kind, 'field' in problem ? problem.field : null);
  const tone = isDelay(problem) ? 'warning' : 'error';
  useFocusBeside(beside, attempt);
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
      money={useMoneySentence(problem, money, beside !== undefined)}
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
      // Never collapse the operator's own text.
      {...(beside !== undefined && ownHtml === null && { fold: t('problem.more') })}
      isBeside={beside !== undefined}
      {...(code && {
        code: { label: t('problem.code'), value: code, copy: copyWords(t('problem.copy')) },
      })}
      reference={reference}
      {...(headingLevel !== undefined && { headingLevel })}
      {...(attempt !== undefined && beside === undefined && { attempt })}
    />
  );
});

const Cause = observer(function Cause({ problem }: { problem: Problem }) {
  const { site: store } = useServices();
  const { t } = useText();
  const { validityYears, reactivationHours } = store.site;
  const has = useHas();
  if (problem.kind === 'old-format' && !has('reactivation')) return <p>{t('problem.old-format.closed')}</p>;
  if ('isAnswered' in problem) return <p>{t(`problem.${problem.kind}.answered`)}</p>;
  return <p>{t(`problem.${problem.kind}.cause`, { count: validityYears, hours: reactivationHours })}</p>;
});

/** What is said of money that did not move. */
const UNMOVED: ReadonlySet<MoneyWord> = new Set<MoneyWord>(['untouched', 'unchanged', 'unpaid']);

function useMoneySentence(
  problem: Problem,
  topic: MoneyTopic | undefined,
  onlyMoved: boolean,
): string | undefined {
  const { openAnywhere, openOrders } = useServices();
  const { t } = useText();
  if (typeof topic === 'object') return topic.sentence;
  const word =
    topic === 'payment'
      ? paymentStatement(problem, openOrders.value)
      : moneyStatement(problem, openAnywhere.value, topic);
  return onlyMoved && UNMOVED.has(word) ? undefined : t(`money.${word}`);
}

/** Where a submit leaves the focus: on its button, in a field, in or on the captcha. */
const LEFT_BY_SUBMIT = '[type=submit], input, iframe, [tabindex="-1"]';

/** The panel may load late: a focus that the user has moved meanwhile stays. */
function useFocusBeside(beside: string | undefined, attempt: number | undefined): void {
  useEffect(() => {
    if (beside === undefined || attempt === undefined) return;
    const field = document.getElementById(beside);
    const { activeElement: focused } = document;
    const isLeft = focused?.matches(LEFT_BY_SUBMIT) && field?.closest('form')?.contains(focused);
    if (focused === document.body || isLeft) field?.focus();
  }, [beside, attempt]);
}
