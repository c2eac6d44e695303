import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router';
import type { Problem } from '#domain/problem/problem.ts';
import { topicOfProblem } from '#domain/help/topicOfProblem.ts';
import { type Redeemed, moneyStatement, paymentStatement } from '#domain/problem/moneyStatement.ts';
import { type RedeemAddress, redeemAddress } from '#domain/site/redeemAddress.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { ExternalLink } from '../kit/ExternalLink.tsx';
import { ProblemCard } from '../kit/ProblemCard.tsx';
import { SafeHtml } from '../kit/SafeHtml.tsx';
import { useServices } from '../session/services.ts';
import { useReference } from '../session/useReference.ts';
import { useWhenBack } from '../session/useWhenBack.ts';
import { useText } from '../session/text.ts';
import { useCopyWords } from '../session/useCopyWords.ts';
import { Countdown } from './Countdown.tsx';
import { SupportLink } from './SupportLink.tsx';
import { SupportPhone } from './SupportPhone.tsx';
import { UsableReminder, UsableSentence } from './Usable.tsx';
import { HELP_PAGES } from './helpPages.ts';
import { operatorWords } from './operatorWords.ts';
import { type ProblemStep, PROBLEM_FACES } from './problemFaces.ts';
import { useLoggedProblem } from './useLoggedProblem.ts';

const RESEND = '/redeem/resend-link';

export interface ProblemPanelProps {
  problem: Problem;
  actions?: ReactNode;
  /** The refused code, which may belong to another of our sites. */
  code?: VoucherCode;
  /** Set if the page's voucher was redeemed before: the panel must not call that money untouched. */
  redeemed?: Redeemed;
  /** True on payment pages: the text speaks about the payer's own money. */
  pays?: boolean;
  /** Replaces the cause's sentence, where a kind has several. */
  cause?: string;
  /** Replaces the money sentence, for requests that cannot concern money. */
  money?: string;
  /** What customer service asks for, such as an order number; passed to the help page. */
  quoted?: string | null;
  /** A next step that the screen itself offers; the panel omits it. */
  without?: ProblemStep;
  /** Null if the page's heading already says the problem's title. */
  headingLevel?: 2 | 3 | null;
  /** Collapses all but what happened, one next step and the money. With `without`, the screen's step is that one. */
  folded?: boolean;
  /** Runs automatically when the network returns after `offline`, so it must never move value. */
  again?: () => void;
  /** Each change moves the focus to the panel. Without it the focus stays. */
  attempt?: number;
}

/** What happened, what to do next, and where the money is (product 14.1). */
export function ProblemPanel(props: ProblemPanelProps) {
  if (props.problem.redirectUrl === undefined) return <Panel {...props} rightSite={null} />;
  return (
    <Suspense fallback={null}>
      <PanelWithSites {...props} />
    </Suspense>
  );
}

/** Suspends until all our sites are known, so that the link to the right one does not come later than the rest. */
function PanelWithSites(props: ProblemPanelProps) {
  const sites = use(useServices().allSites());
  return <Panel {...props} rightSite={redeemAddress(props.problem, props.code ?? null, sites)} />;
}

interface PanelProps extends ProblemPanelProps {
  /** Where the code or card works instead. */
  rightSite: RedeemAddress | null;
}

const Panel = observer(function Panel({
  problem,
  actions,
  code,
  redeemed,
  pays = false,
  cause,
  money,
  quoted,
  without,
  headingLevel,
  folded = false,
  again,
  attempt,
  rightSite,
}: PanelProps) {
  const { openAnywhere, openOrders, site: store } = useServices();
  const { site } = store;
  const { t } = useText();
  const copyWords = useCopyWords();
  const reference = useReference();
  const { kind } = problem;
  useWhenBack(kind === 'offline' && again !== undefined, () => again?.());
  useLoggedProblem(kind, problem.field ?? null);
  const face = PROBLEM_FACES[kind];
  const word = pays
    ? paymentStatement(problem, openOrders.value)
    : moneyStatement(problem, openAnywhere.value, redeemed);
  const next = face.next
    .filter((step) => step !== without && isSayable(step, problem))
    .map((step) => (step === 'go-to-site' && rightSite === null ? 'see-card' : step))
    .filter((step) => step !== 'see-card' || rightSite === null)
    // The sentence promises to take the code along, so it needs a code.
    .filter((step) => step !== 'go-to-site' || code !== undefined);
  const ownHtml = operatorWords(problem, site.overrideApiErrorMessageHtml);
  // Never collapse the operator's own text.
  const isFolded = folded && ownHtml === null;
  const shown = !isFolded ? next.length : without ? 0 : 1;
  const [first, rest] = [next.slice(0, shown), next.slice(shown)];
  return (
    <ProblemCard
      word={t(face.tone === 'error' ? 'kind.error' : 'kind.warning')}
      tone={face.tone}
      title={t(`problem.${problem.kind}.title`)}
      cause={ownHtml ? <SafeHtml html={ownHtml} /> : cause ? <p>{cause}</p> : <Cause problem={problem} />}
      money={money ?? t(`money.${word}`)}
      next={first.length > 0 && <NextSentences steps={first} problem={problem} />}
      actions={
        <>
          {actions}
          {rightSite && (
            <ExternalLink href={rightSite.href} look="primary">
              {t('next.go-to-site', { brand: rightSite.name })}
            </ExternalLink>
          )}
          <NextLinks steps={first} calls={ownHtml === null} problem={problem} code={code} quoted={quoted} />
        </>
      }
      {...(isFolded && {
        fold: {
          summary: t('problem.more'),
          more: (
            <>
              <NextSentences steps={rest} problem={problem} />
              <NextLinks steps={rest} calls problem={problem} code={code} quoted={quoted} />
            </>
          ),
        },
      })}
      {...(problem.code && {
        code: { label: t('problem.code'), value: problem.code, copy: copyWords(t('problem.copy')) },
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
  return <p>{t(`problem.${problem.kind}.cause`, { count: validityYears, hours: reactivationHours })}</p>;
});

function NextSentences({ steps, problem }: { steps: readonly ProblemStep[]; problem: Problem }) {
  return steps.map((step) => <NextSentence key={step} step={step} problem={problem} />);
}

interface NextLinksProps {
  steps: readonly ProblemStep[];
  /** False if the operator's own words say whom to call. */
  calls: boolean;
  problem: Problem;
  code: VoucherCode | undefined;
  quoted: string | null | undefined;
}

function NextLinks({ steps, calls, problem, code, quoted }: NextLinksProps) {
  return (
    <>
      {steps.includes('reactivate') && <ReactivateLink code={code} />}
      {steps.includes('wait-until') && <UsableReminder problem={problem} />}
      {steps.includes('resend-link') && <ResendLink />}
      {steps.includes('contact-support') && (
        <>
          <SupportLink
            topic={topicOfProblem(problem.kind)}
            hint={{ errorCode: problem.code ?? null, orderNumber: quoted ?? '', voucher: code ?? '' }}
          />
          {calls && <Call />}
        </>
      )}
    </>
  );
}

const NextSentence = observer(function NextSentence({
  step,
  problem,
}: {
  step: ProblemStep;
  problem: Problem;
}) {
  const { t, moment } = useText();
  // The link to the right site is among the actions.
  if (step === 'go-to-site') return <p>{t('next.takes-code')}</p>;
  if (step === 'wait-seconds') return <Countdown seconds={problem.retryAfterSeconds} />;
  if (step === 'wait-until') return <UsableSentence problem={problem} />;
  if ((step === 'wait-lock' || step === 'wait-letter-lock') && problem.availableAt !== undefined) {
    return <p>{t(`next.${step}`, { moment: moment(problem.availableAt) })}</p>;
  }
  if (step === 'attempts-left') return <p>{t('next.attempts-left', { count: problem.attemptsLeft ?? 0 })}</p>;
  if (step === 'next-reminder' && problem.nextReminderAt !== undefined) {
    return <p>{t('next.next-reminder', { moment: moment(problem.nextReminderAt) })}</p>;
  }
  return <p>{t(`next.${step}`)}</p>;
});

/** False if the step's sentence needs data that the backend did not send. */
function isSayable(step: ProblemStep, { availableAt, attemptsLeft, nextReminderAt }: Problem): boolean {
  if (step === 'wait-lock' || step === 'wait-letter-lock') return availableAt !== undefined;
  if (step === 'next-reminder') return nextReminderAt !== undefined;
  return step !== 'attempts-left' || attemptsLeft !== undefined;
}

const ResendLink = observer(function ResendLink() {
  const { t } = useText();
  if (useLocation().pathname === RESEND) return null;
  return (
    <ButtonLink to={RESEND} kind="secondary">
      {t('next.toResend')}
    </ButtonLink>
  );
});

const ReactivateLink = observer(function ReactivateLink({ code }: { code: VoucherCode | undefined }) {
  const { arrival } = useServices();
  const { t } = useText();
  return (
    <ButtonLink to="/reactivate" kind="primary" onClick={() => arrival.handCode(code ?? '')}>
      {t('next.toReactivate')}
    </ButtonLink>
  );
});

/** The help page has the number beside its form. */
const Call = observer(function Call() {
  const { site: store } = useServices();
  return !HELP_PAGES.test(useLocation().pathname) && <SupportPhone site={store.site} />;
});
