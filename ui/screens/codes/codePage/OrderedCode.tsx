import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { LazyPart } from '../../../parts/lazy/LazyPart.tsx';
import type { OrderedCodeProps } from '../../../parts/ticket/codeParts.ts';
import { PaperHead } from '../../../parts/paper/PaperHead.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { CODES } from '../services.ts';
import { CodeCard } from './CodeCard.tsx';
import { CodePageScreen } from './CodePageScreen.ts';
import { HowTo } from './HowTo.tsx';
import { SealedTicket } from './SealedTicket.tsx';

/** The ticket of a redeemed line, from the press that asks for its code. A refused reveal leaves the seal, to try again. */
export const OrderedCode = observer(function OrderedCode({
  token,
  known,
  reminder,
  onShown,
}: OrderedCodeProps) {
  const { openRedeemLink: open, revealCode: reveal } = useArea(CODES);
  const { screen, ask } = useScreen(({ now }) => {
    let isAsked = true;
    const takeWish = () => {
      const wasAsked = isAsked;
      isAsked = false;
      return wasAsked;
    };
    const page = new CodePageScreen({ open, reveal, now, token, takeWish });
    return {
      screen: page,
      start: () => page.start(),
      ask: () => {
        isAsked = true;
        void page.look();
      },
    };
  });
  const { state } = screen;
  const { t } = useText();
  const part = useFocusWhenLost<HTMLDivElement>(state.kind, { fromStart: true });
  const isShown = state.kind === 'revealed';
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  return (
    <div ref={part} tabIndex={-1} className={flow.stack4}>
      {isShown && <PaperHead title={t('merchantCode.title')} drawing />}
      {state.kind === 'failed' ? (
        <>
          <ProblemPanel problem={state.problem} money="behind-link" attempt={screen.refusals} />
          <SealedTicket sealed={null} known={known} busy={false} onReveal={ask} />
        </>
      ) : (
        <CodeCard
          screen={screen}
          state={state}
          token={token}
          known={known}
          reminder={'sealed' in state && <LazyPart load={reminder} props={{ token, sealed: state.sealed }} />}
        />
      )}
      {state.kind === 'revealed' && <HowTo revealed={state.revealed} />}
    </div>
  );
});
