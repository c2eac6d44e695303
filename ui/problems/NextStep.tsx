import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { topicOfProblem } from '#domain/help/topicOfProblem.ts';
import type { NextStep } from '#domain/problem/nextSteps.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';
import type { ButtonKind } from '../kit/Button.tsx';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Link } from '../kit/Link.tsx';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import { Countdown } from './Countdown.tsx';
import { SupportLink } from './SupportLink.tsx';
import { SupportPhone } from './SupportPhone.tsx';
import { LatestReminder, LatestSentence, UsableFromReminder } from './Usable.tsx';
import styles from './NextStep.module.scss';
import { HELP_PAGES } from './helpPages.ts';

const RESEND = '/redeem/resend-link';

/** What the page knows beside the problem. */
export interface ProblemSubject {
  /** The refused code, which may belong to another of our sites. */
  readonly code?: VoucherCode;
  /** What customer service asks for; passed to the help page. */
  readonly orderNumber?: string | null;
}

export const NextSentence = observer(function NextSentence({ step }: { step: NextStep }) {
  const { t, moment } = useText();
  if (step.kind === 'wait-seconds') return <Countdown seconds={step.seconds} />;
  if (step.kind === 'wait-latest') return <LatestSentence />;
  if (step.kind === 'attempts-left') return <p>{t('next.attempts-left', { count: step.count })}</p>;
  if ('at' in step) return <p>{t(`next.${step.kind}`, { moment: moment(step.at) })}</p>;
  return <p>{t(`next.${step.kind}`)}</p>;
});

interface NextLinkProps {
  step: NextStep;
  problem: Problem;
  about: ProblemSubject;
  /** False if the operator's own words say whom to call. */
  calls: boolean;
  /** Beside the field of a form, whose button is the loudest. */
  isQuiet?: boolean;
}

/** Leads to where the step is done; renders nothing for a step that needs no link. */
export function NextLink({ step, problem, about, calls, isQuiet = false }: NextLinkProps) {
  if (step.kind === 'reactivate')
    return <ReactivateLink code={about.code} kind={isQuiet ? 'secondary' : 'primary'} />;
  if (step.kind === 'wait-until') return <UsableFromReminder at={step.at} />;
  if (step.kind === 'wait-latest') return <LatestReminder />;
  if (step.kind === 'resend-link') return <ResendLink isQuiet={isQuiet} />;
  if (step.kind !== 'contact-support') return null;
  const { code = '', orderNumber } = about;
  const hint = { errorCode: problem.code ?? null, orderNumber: orderNumber ?? '', voucher: code };
  return (
    <>
      <SupportLink topic={topicOfProblem(problem.kind)} hint={hint} isText={isQuiet} />
      {calls && <Call />}
    </>
  );
}

const ResendLink = observer(function ResendLink({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useText();
  if (useLocation().pathname === RESEND) return null;
  if (!isQuiet) {
    return (
      <ButtonLink to={RESEND} kind="secondary">
        {t('next.toResend')}
      </ButtonLink>
    );
  }
  return (
    <Link to={RESEND} className={styles.quiet}>
      {t('next.toResend')}
    </Link>
  );
});

interface ReactivateLinkProps {
  code: VoucherCode | undefined;
  kind: ButtonKind;
}

const ReactivateLink = observer(function ReactivateLink({ code, kind }: ReactivateLinkProps) {
  const { arrival } = useServices();
  const { t } = useText();
  return (
    <ButtonLink to="/reactivate" kind={kind} onClick={() => arrival.handCode(code ?? '')}>
      {t('next.toReactivate')}
    </ButtonLink>
  );
});

/** The help page has the number beside its form. */
const Call = observer(function Call() {
  const { site: store } = useServices();
  return !HELP_PAGES.test(useLocation().pathname) && <SupportPhone site={store.site} />;
});
