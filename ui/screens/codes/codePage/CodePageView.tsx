import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import type { CodeExtrasProps } from '../../../parts/ticket/codeParts.ts';
import { LazyPart, type Slot } from '../../../parts/lazy/LazyPart.tsx';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { CODES } from '../services.ts';
import { useEarlyUntil } from '../../../session/useEarlyUntil.ts';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { PaperFoot } from '../../../parts/paper/PaperFoot.tsx';
import { PaperHead } from '../../../parts/paper/PaperHead.tsx';
import { useLinkPart } from '../../../parts/paths/useLinkPart.ts';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { CodeCard } from './CodeCard.tsx';
import { CodePageScreen } from './CodePageScreen.ts';
import styles from './CodePageView.module.scss';
import { RenewForm } from './RenewForm.tsx';
import { HowTo } from './HowTo.tsx';

interface CodePageProps {
  /** Rendered below the code; filled by the shell. */
  extras: Slot<CodeExtrasProps>;
  /** Rendered among the actions of a revealed code; filled by the shell. */
  reminder: Slot<CodeExtrasProps>;
}

/** The page behind the mail's redeem link: the shop's code, sealed until a click. */
export const CodePageView = observer(function CodePageView(slots: CodePageProps) {
  const token = useLinkPart('redeemLinkToken');
  return <OneLink key={token} token={token} {...slots} />;
});

const OneLink = observer(function OneLink({ token, extras, reminder }: CodePageProps & { token: string }) {
  const { t } = useText();
  const { early, site: store } = useServices();
  const { openRedeemLink, revealCode } = useArea(CODES);
  const screen = useScreen(
    ({ now }) =>
      new CodePageScreen({
        open: openRedeemLink,
        reveal: revealCode,
        now,
        token,
        takeWish: () => early.takeReveal(),
      }),
  );
  const { state } = screen;
  useEarlyUntil(screen.isSettled);
  const part = useFocusWhenLost<HTMLDivElement>(state.kind);
  const { brand, switches } = store.site;
  // The brand's logo is in the header; beside the code there is only the shop's.
  const from =
    switches.showBrandInVault &&
    state.kind !== 'failed' &&
    ('sealed' in state && state.sealed.state === 'READY'
      ? t('merchantCode.usable', { brand, shop: state.sealed.shop.name })
      : t('merchantCode.from', { brand }));
  // Beside a covered code, users would take a form for an email address as the way to get the code.
  const isCovered = state.kind === 'loading' || state.kind === 'sealed' || state.kind === 'revealing';
  return (
    <FormLayout
      plain
      aside={
        <div className={styles.aside}>
          <BrandDrawing />
          {state.kind === 'revealed' && (
            <>
              <HowTo revealed={state.revealed} />
              <PaperFoot contact />
            </>
          )}
          {!isCovered && 'sealed' in state && (
            <LazyPart load={extras} props={{ token, sealed: state.sealed }} />
          )}
        </div>
      }
      title={
        <div data-print="never">
          <TitledHeading
            title={t('merchantCode.title')}
            lead={from && <span className={styles.from}>{from}</span>}
          />
          <StatusLine compact>{state.kind === 'sealed' && state.arrived && t('codePage.arrived')}</StatusLine>
        </div>
      }
    >
      <meta name="robots" content="noindex" />
      <div ref={part} tabIndex={-1} className={styles.card}>
        {state.kind === 'failed' && <Failed screen={screen} problem={state.problem} token={token} />}
        {state.kind !== 'failed' && (
          <>
            {state.kind === 'revealed' && <PaperHead title={t('merchantCode.title')} drawing />}
            <CodeCard
              screen={screen}
              state={state}
              token={token}
              reminder={
                'sealed' in state && <LazyPart load={reminder} props={{ token, sealed: state.sealed }} />
              }
            />
          </>
        )}
      </div>
    </FormLayout>
  );
});

interface FailedProps {
  screen: CodePageScreen;
  problem: Problem;
  token: string;
}

/**
 * Why the link cannot be opened. For an expired link (RDMx2) the user can request a new one here; everything else can
 * be retried.
 */
const Failed = observer(function Failed({ screen, problem, token }: FailedProps) {
  const { t } = useText();
  const has = useHas();
  const isExpired = problem.kind === 'link-expired';
  return (
    <>
      <ProblemPanel
        problem={problem}
        money="behind-link"
        without={isExpired ? 'resend-link' : undefined}
        {...(screen.refusals > 0 && { attempt: screen.refusals })}
        actions={
          !isExpired && (
            <Button kind="secondary" onClick={() => void screen.look()}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      />
      {isExpired && has('resend') && <RenewForm token={token} />}
    </>
  );
});
