import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemedItem } from '#domain/redemption/redemption.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { LazyPart, type Slot } from '../../../parts/lazy/LazyPart.tsx';
import { SealPanel } from '../../../parts/ticket/SealPanel.tsx';
import { Ticket, type TicketHead } from '../../../parts/ticket/Ticket.tsx';
import { useText } from '../../../session/text.ts';
import type { CodeExtrasProps, OrderedCodeProps } from '../../../parts/ticket/codeParts.ts';
import styles from './Tickets.module.scss';
import type { ThankYouScreen } from './ThankYouScreen.ts';
import { useLineHead } from './useLineHead.ts';

/** Parts of other areas; filled by the shell. */
export interface CodeSlots {
  readonly code: Slot<OrderedCodeProps>;
  readonly reminder: Slot<CodeExtrasProps>;
}

interface CodeTicketProps {
  screen: ThankYouScreen;
  receipt: Receipt;
  item: RedeemedItem;
  /** Null while the link is requested again. */
  token: RedeemLinkToken | null;
  /** A stub without its seal, for all tickets but the first. */
  isFolded: boolean;
  slots: CodeSlots;
}

/** The ticket of a line whose code opens here. The press fetches the code; before it, nothing of it is here. */
export const CodeTicket = observer(function CodeTicket(props: CodeTicketProps) {
  const { screen, receipt, item, token, isFolded, slots } = props;
  const { t } = useText();
  const known = useLineHead(receipt)(item);
  const [hasPressed, setPressed] = useState(false);
  const isAsked = hasPressed || (!isFolded && screen.isCodeWished);
  const isBusy = isAsked && (token !== null || screen.busy);
  const isUnreachable = isAsked && screen.look.kind === 'failed';
  const ask = () => {
    setPressed(true);
    if (token === null) void screen.ask();
  };
  if (isFolded && !isAsked) {
    return (
      <Ticket
        {...known}
        foot={
          <div className={styles.stub} data-print="never">
            <Button kind="secondary" onClick={ask}>
              {t('merchantCode.reveal')} <VisuallyHidden>{known.shop}</VisuallyHidden>
            </Button>
          </div>
        }
      />
    );
  }
  const sealed = { known, isBusy, isUnreachable };
  const missing = (retry: () => void) => (
    <Sealed known={known} isBusy={false} isUnreachable onReveal={retry} />
  );
  if (!isAsked || token === null) return <Sealed {...sealed} onReveal={ask} />;
  return (
    <LazyPart
      load={slots.code}
      props={{ token, known, reminder: slots.reminder, onShown: screen.codeShown }}
      waiting={<Sealed {...sealed} onReveal={ask} />}
      otherwise={missing}
    />
  );
});

interface SealedProps {
  known: TicketHead;
  isBusy: boolean;
  /** True if what the press asked for could not be fetched; the next press tries again. */
  isUnreachable: boolean;
  onReveal: () => void;
}

const Sealed = observer(function Sealed({ known, isBusy, isUnreachable, onReveal }: SealedProps) {
  const { t } = useText();
  return (
    <div>
      <Ticket {...known}>
        <SealPanel busy={isBusy} about={known.shop} onReveal={onReveal} />
      </Ticket>
      <StatusLine compact>{isUnreachable && t('thankYou.sealStays')}</StatusLine>
    </div>
  );
});
