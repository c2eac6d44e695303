import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import type { RedeemedItem } from '#domain/redemption/redemption.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
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
  /** Its number in the redemption. */
  line: number;
  item: RedeemedItem;
  /** Null while the link is requested again. */
  token: RedeemLinkToken | null;
  slots: CodeSlots;
}

/** The ticket of a line whose code opens here. The press fetches the code; before it, nothing of it is here. */
export const CodeTicket = observer(function CodeTicket(props: CodeTicketProps) {
  const { screen, receipt, line, item, token, slots } = props;
  const known = useLineHead(receipt)(item);
  const isAsked = screen.asked.includes(line);
  const isFolded = line !== screen.firstSealed && !isAsked;
  // The pressed button leaves with its seal.
  const part = useFocusWhenLost<HTMLDivElement>(`${isAsked} ${token !== null}`, { fromStart: true });
  const ask = () => screen.askFor(line);
  const seal = <Sealed known={known} isBusy={isAsked} isUnreachable={screen.isUnreachable} onReveal={ask} />;
  const missing = (retry: () => void) => <Sealed known={known} isUnreachable onReveal={retry} />;
  return (
    <div ref={part} tabIndex={-1} className={styles.ticket} data-asked={isAsked || undefined}>
      {isFolded && <Stub known={known} onReveal={ask} />}
      {!isFolded && (!isAsked || token === null) && seal}
      {isAsked && token !== null && (
        <LazyPart
          load={slots.code}
          props={{ token, known, reminder: slots.reminder, onShown: screen.codeShown }}
          waiting={seal}
          otherwise={missing}
        />
      )}
    </div>
  );
});

interface StubProps {
  known: TicketHead;
  onReveal: () => void;
}

/** A ticket folded to its head, for all but the first. */
const Stub = observer(function Stub({ known, onReveal }: StubProps) {
  const { t } = useText();
  return (
    <Ticket
      {...known}
      foot={
        <div className={styles.stub} data-print="never">
          <Button
            kind="secondary"
            aria-label={t('merchantCode.revealNamed', { shop: known.shop ?? '' })}
            onClick={onReveal}
          >
            {t('merchantCode.reveal')}
          </Button>
        </div>
      }
    />
  );
});

interface SealedProps extends StubProps {
  isBusy?: boolean;
  /** True if what the press asked for could not be fetched; the next press tries again. */
  isUnreachable: boolean;
}

const Sealed = observer(function Sealed({ known, isBusy = false, isUnreachable, onReveal }: SealedProps) {
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
