import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Currency } from '#domain/money/money.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';
import { Button } from '../../../kit/Button.tsx';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { LOOK_EVERY_MS } from '../../../parts/answers/LookAgain.tsx';
import { usePoll } from '../../../parts/answers/usePoll.ts';
import { ReceiptSheet } from '../../../parts/receipt/ReceiptSheet.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import { StandingBadge } from '../standing/StandingBadge.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './ReceiptCard.module.scss';
import { ReceiptLines } from './ReceiptLines.tsx';
import type { ThankYouScreen } from './ThankYouScreen.ts';

interface ReceiptCardProps {
  screen: ThankYouScreen;
  receipt: Receipt;
}

/** The redemption on one card: shop and value, where the code is, and the order number. */
export const ReceiptCard = observer(function ReceiptCard({ screen, receipt }: ReceiptCardProps) {
  const id = useId();
  const { status, delivery, orderNumber } = receipt.redemption;
  return (
    <ReceiptSheet titleId={id} head={<Redeemed receipt={receipt} titleId={id} />} orderNumber={orderNumber}>
      <StandingBadge standing={standingOf(status, delivery)} />
      <Outcome receipt={receipt} />
      {receipt.paid && <PaidOnTop paid={receipt.paid} currency={receipt.balance.currency} />}
      {screen.waits && <LatestState screen={screen} />}
    </ReceiptSheet>
  );
});

/** When the redemption's state was last requested, with a button to refresh it. */
const LatestState = observer(function LatestState({ screen }: { screen: ThankYouScreen }) {
  const { t, moment } = useText();
  const { look } = screen;
  usePoll(screen.waits && !screen.busy, LOOK_EVERY_MS, () => void screen.ask());
  return (
    <div className={styles.latest} data-print="never">
      <Button
        kind="secondary"
        busy={screen.busy}
        busyText={t('thankYou.refreshing')}
        onClick={() => void screen.ask()}
      >
        {t('thankYou.refresh')}
      </Button>
      <StatusLine compact>
        {look.kind === 'asking' && t('thankYou.refreshing')}
        {look.kind === 'looked' && t('thankYou.checkedAt', { moment: moment(look.at) })}
        {look.kind === 'failed' && t('thankYou.unchecked')}
        {look.kind === 'contradicted' && t('thankYou.contradicted')}
      </StatusLine>
      {look.kind === 'contradicted' && (
        <SupportLink topic="other" hint={{ orderNumber: screen.receipt?.redemption.orderNumber ?? '' }} />
      )}
    </div>
  );
});

/** What was paid in addition to the voucher, and how. */
const PaidOnTop = observer(function PaidOnTop({ paid, currency }: PaidOnTopProps) {
  const { t, money } = useText();
  const { amountInCent, provider } = paid;
  return (
    <p className={styles.paid}>
      {t('thankYou.paid', {
        money: money({ amountInCent, currency }),
        provider: t(`paid.provider.${provider}`),
      })}
    </p>
  );
});

interface PaidOnTopProps {
  paid: NonNullable<Receipt['paid']>;
  currency: Currency;
}

/** A single shop is the card's head; several shops are listed with their total. */
const Redeemed = observer(function Redeemed({ receipt, titleId }: { receipt: Receipt; titleId: string }) {
  const { t, money } = useText();
  const { items, status } = receipt.redemption;
  const [only, ...others] = items;
  if (only && others.length === 0) {
    const value = money({ amountInCent: only.valueInCent, currency: receipt.balance.currency });
    return (
      <ShopHead
        id={titleId}
        shop={only.shopName}
        logo={only.shopLogo}
        value={only.quantity === 1 ? value : t('thankYou.several', { count: only.quantity, money: value })}
      />
    );
  }
  const isReturned = progressOf(status) === 'returned';
  return (
    <div className={styles.several}>
      <h2 id={titleId} className={styles.title}>
        {t(isReturned ? 'thankYou.returnedLines' : 'thankYou.lines')}
      </h2>
      <ReceiptLines receipt={receipt} />
    </div>
  );
});
