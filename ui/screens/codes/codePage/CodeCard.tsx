import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { Notice } from '../../../kit/Notice.tsx';
import type { TicketHead } from '../../../parts/ticket/Ticket.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import type { CodePageScreen, CodePageState } from './CodePageScreen.ts';
import styles from './CodePageView.module.scss';
import { CodeSummary } from './CodeSummary.tsx';
import { DelayedCode } from './DelayedCode.tsx';
import { RevealedCodes } from './RevealedCodes.tsx';
import { SealedTicket } from './SealedTicket.tsx';

interface CodeCardProps {
  screen: CodePageScreen;
  state: Exclude<CodePageState, { kind: 'failed' }>;
  token: string;
  /** What is known of the link while it loads. */
  known?: TicketHead;
  reminder: ReactNode;
}

/** The ticket of a redeem link in each of its states. */
export const CodeCard = observer(function CodeCard({ screen, state, token, known, reminder }: CodeCardProps) {
  switch (state.kind) {
    case 'delayed':
      return <DelayedCode screen={screen} state={state} />;
    case 'posted':
      return <Posted sealed={state.sealed} />;
    case 'revealed':
      return (
        <>
          <RevealedCodes sealed={state.sealed} revealed={state.revealed} token={token} reminder={reminder} />
          <Trouble />
        </>
      );
    case 'loading':
    case 'sealed':
    case 'revealing':
      return (
        <>
          {state.kind === 'sealed' && state.problem && (
            <ProblemPanel problem={state.problem} money="behind-link" attempt={1} />
          )}
          <SealedTicket
            sealed={'sealed' in state ? state.sealed : null}
            known={known}
            busy={state.kind === 'revealing' || (state.kind === 'loading' && state.requested)}
            onReveal={() => void screen.reveal()}
          />
        </>
      );
  }
});

/** Link to help if a shop does not accept the code. The code is not sent along. */
const Trouble = observer(function Trouble() {
  const { t } = useText();
  return (
    <div data-print="never" className={styles.trouble}>
      <SupportLink topic="other">{t('codePage.trouble')}</SupportLink>
    </div>
  );
});

const Posted = observer(function Posted({ sealed }: { sealed: SealedCode }) {
  const { t, day } = useText();
  const { promisedBy } = sealed;
  return (
    <CodeSummary sealed={sealed}>
      <Notice kind="info" word={t('kind.info')}>
        <p>{t('codePage.posted')}</p>
        <p>{t('codePage.postedText')}</p>
        {promisedBy !== null && <p>{t('codePage.postedBy', { date: day(promisedBy) })}</p>}
      </Notice>
    </CodeSummary>
  );
});
