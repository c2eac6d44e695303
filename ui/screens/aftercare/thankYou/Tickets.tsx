import { observer } from 'mobx-react-lite';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { areGoodsPosted } from '#domain/redemption/recipient.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import type { Ticket as RedeemedTicket } from '#domain/redemption/tickets.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useFocusWhenLost } from '../../../kit/useFocusWhenLost.ts';
import { PaperHead } from '../../../parts/paper/PaperHead.tsx';
import { Ticket } from '../../../parts/ticket/Ticket.tsx';
import { TicketPanel } from '../../../parts/ticket/TicketPanel.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import { useHas } from '../../../session/useHas.ts';
import flow from '../../../styles/flow.module.scss';
import { type CodeSlots, CodeTicket } from './CodeTicket.tsx';
import { LatestState } from './LatestState.tsx';
import { SentTo } from './SentTo.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import type { ThankYouScreen } from './ThankYouScreen.ts';
import styles from './Tickets.module.scss';
import { type NextWords, useNextWords } from './useNextWords.ts';
import { useLineHead } from './useLineHead.ts';

interface TicketsProps {
  screen: ThankYouScreen;
  receipt: Receipt;
  slots: CodeSlots;
}

/**
 * What the redemption brought: tickets whose codes are unsealed here, or one that says where the codes are. Promises no
 * more than the backend reports; an order that came to nothing has no ticket.
 */
export const Tickets = observer(function Tickets({ screen, receipt, slots }: TicketsProps) {
  const { t } = useText();
  const { status, delivery } = receipt.redemption;
  const standing = standingOf(status, delivery);
  const { tickets } = screen;
  // A pressed seal may turn out to have no link, and become words.
  const part = useFocusWhenLost<HTMLDivElement>(tickets.map(({ panel }) => panel.kind).join(' '), {
    fromStart: true,
  });
  const words = useNextWords(receipt, standing);
  const after = (
    <>
      {words.more?.map((said) => (
        <p key={said} className={styles.more}>
          {said}
        </p>
      ))}
      {screen.waits && <LatestState screen={screen} />}
    </>
  );
  if (tickets.length === 0) {
    return (
      <div className={styles.nothing}>
        <Said words={words} />
        {/* Only customer service can help. */}
        <SupportLink topic="other" />
        <Lines receipt={receipt} />
        {after}
      </div>
    );
  }
  const isWhole = tickets.length === 1;
  return (
    <div ref={part} tabIndex={-1} className={classes(flow.stack4, styles.tickets)}>
      {screen.asked.length > 0 && screen.asked.length < tickets.length && (
        <div hidden data-print="only" className={styles.order}>
          <PaperHead title={t('thankYou.lines')} />
          <ReceiptLines receipt={receipt} />
        </div>
      )}
      {tickets.map((ticket, index) =>
        ticket.panel.kind === 'seal' ? (
          // The index is a safe key: the lines never change their order, and two may be equal.
          <CodeTicket
            key={index}
            screen={screen}
            receipt={receipt}
            line={index}
            item={ticket.panel.item}
            token={ticket.panel.token}
            slots={slots}
          />
        ) : (
          <div key={index} className={styles.ticket}>
            <SaidTicket receipt={receipt} ticket={ticket} words={words} isWhole={isWhole} />
          </div>
        ),
      )}
      <div className={styles.after}>{after}</div>
    </div>
  );
});

interface SaidTicketProps {
  receipt: Receipt;
  ticket: RedeemedTicket;
  words: NextWords;
  /** False if other lines have tickets of their own. */
  isWhole: boolean;
}

/** A ticket whose code does not open here: what opens instead, or where the code is. */
const SaidTicket = observer(function SaidTicket({ receipt, ticket, words, isWhole }: SaidTicketProps) {
  const { t } = useText();
  const has = useHas();
  const lineHead = useLineHead(receipt);
  const { items, panel } = ticket;
  const { recipient, redemption } = receipt;
  const [only, ...others] = items;
  const listHead = (titleId: string) => <Lines receipt={receipt} titleId={titleId} />;
  return (
    <Ticket {...(only && others.length === 0 ? lineHead(only) : { head: listHead })}>
      <TicketPanel state="said">
        {isWhole ? (
          <Said words={words} />
        ) : (
          <p>{t(`standing.${standingOf(redemption.status, only?.delivery ?? redemption.delivery)}`)}</p>
        )}
        {recipient && areGoodsPosted(redemption, items) && <SentTo recipient={recipient} />}
        {panel.kind === 'document' && has('documents') && (
          <ButtonLink to={`/voucher-pdf/${encodeURIComponent(panel.ident)}`} kind="primary">
            {t('thankYou.openDocument')}
          </ButtonLink>
        )}
        {panel.kind === 'check' && has('fraudCheck') && (
          <ButtonLink to={`/fraud-prevention/${encodeURIComponent(panel.ident)}`} kind="primary">
            {t('thankYou.toCheck')}
          </ButtonLink>
        )}
      </TicketPanel>
    </Ticket>
  );
});

/** All lines of an order under one heading. */
const Lines = observer(function Lines({ receipt, titleId }: { receipt: Receipt; titleId?: string }) {
  const { t } = useText();
  const isReturned = progressOf(receipt.redemption.status) === 'returned';
  return (
    <div className={styles.lines}>
      <h2 id={titleId} className={styles.title}>
        {t(isReturned ? 'thankYou.returnedLines' : 'thankYou.lines')}
      </h2>
      <ReceiptLines receipt={receipt} />
    </div>
  );
});

const Said = observer(function Said({ words: { sign, lines } }: { words: NextWords }) {
  return (
    <div className={styles.said}>
      {sign && <Icon name={LATER_ICONS[sign]} size="l" />}
      {lines.map((words) => words && <p key={words}>{words}</p>)}
    </div>
  );
});
