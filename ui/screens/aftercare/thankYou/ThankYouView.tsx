import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { type Receipt, leftAfter } from '#domain/redemption/receipt.ts';
import { isGoingWell, progressOf } from '#domain/redemption/redemption.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { AFTERCARE } from '../services.ts';
import { useWords } from '../../../session/words.ts';
import { GiveawayArea } from '../giveaway/GiveawayArea.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { PartnerReturn } from '../../../parts/voucher/PartnerReturn.tsx';
import { useTimeline } from '../timeline/useTimeline.ts';
import { Extras } from './Extras.tsx';
import { LatestState } from './LatestState.tsx';
import { MailHelp } from './MailHelp.tsx';
import { Outcome } from './Outcome.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { Rest } from './Rest.tsx';
import { ThankYouScreen } from './ThankYouScreen.ts';
import styles from './ThankYouView.module.scss';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';

/** The thank-you page: what was redeemed, where it was sent, its state, and what is left. */
export const ThankYouView = observer(function ThankYouView() {
  const { clock, session, site: store } = useServices();
  const { receipts } = useShared();
  const { spendVoucher } = useArea(AFTERCARE);
  const [removals] = useState(session.removals);
  const { refreshReceipt } = useArea(AFTERCARE);
  const screen = useScreen(() => {
    const receipt = receipts.read();
    const mark = receipt?.voucherMark ?? '';
    return new ThankYouScreen(receipt, {
      refresh: refreshReceipt,
      clock,
      // A giveaway is asked for with the voucher's token (ADR 23).
      keepVoucher: store.site.switches.showGiveaway ? session.lookAgain : null,
      forgetVoucher: () => session.removeMarked(mark),
      onBalance: (balance) => {
        // If everything was removed meanwhile, nothing is stored again.
        if (session.removals !== removals) return;
        spendVoucher.execute(balance, mark);
        session.lookAgain();
      },
    });
  });
  // "Remove voucher" removes the receipt as well.
  return screen.receipt === null || session.removals !== removals ? (
    <NothingHere />
  ) : (
    <Done screen={screen} receipt={screen.receipt} />
  );
});

const Done = observer(function Done({ screen, receipt }: { screen: ThankYouScreen; receipt: Receipt }) {
  const { site: store } = useServices();
  const { t, siteText } = useWords();
  const rows = useTimeline();
  const { redemption } = receipt;
  const isReturned = progressOf(redemption.status) === 'returned';
  const isWell = isGoingWell(redemption);
  return (
    <FormLayout
      plain
      title={
        <>
          {isReturned ? (
            <TitledHeading title={t('thankYou.returnedTitle')} />
          ) : (
            <TitledHeading title={t('thankYou.title')} lead={isWell && siteText(store.site.thankYouText)} />
          )}
          <Outcome receipt={receipt} />
        </>
      }
      aside={<Facts receipt={receipt} />}
      asideFirst
    >
      <div className={styles.done}>
        <ReceiptLines receipt={receipt} />
        {screen.waits && <LatestState screen={screen} />}
        {redemption.timeline.length > 1 && (
          <Timeline title={t('timeline.title')} rows={rows(redemption.timeline)} />
        )}
        {!isReturned && <MailHelp receipt={receipt} onCorrected={screen.know} />}
        <Rest receipt={receipt} />
        <PartnerReturn />
        {!isReturned && <Giveaway screen={screen} receipt={receipt} />}
        {isWell && <Extras />}
        <RemoveMyData />
      </div>
    </FormLayout>
  );
});

/** The receipt in numbers, to copy and to print. */
const Facts = observer(function Facts({ receipt }: { receipt: Receipt }) {
  const { t, money, day, copyWords } = useWords();
  const { voucherValidUntil } = receipt;
  const left = leftAfter(receipt);
  const { orderNumber, status } = receipt.redemption;
  const sentTo = { label: t('thankYou.sentTo'), value: receipt.email };
  return (
    <SummaryCard
      title={t('thankYou.receipt')}
      rows={[
        { label: t('thankYou.order'), value: orderNumber },
        ...(progressOf(status) === 'returned' ? [] : [sentTo]),
        ...(left === null ? [] : [{ label: t('thankYou.left'), value: money(left), strong: true }]),
        ...(voucherValidUntil === null || left?.amountInCent === 0
          ? []
          : [{ label: t('entry.info.validUntil'), value: day(voucherValidUntil) }]),
      ]}
    >
      <div className={styles.actions} data-print="never">
        <CopyButton text={orderNumber} words={copyWords(t('thankYou.copyOrder'))} />
        <Button kind="quiet" flush icon={LATER_ICONS.print} onClick={() => window.print()}>
          {t('thankYou.print')}
        </Button>
      </div>
    </SummaryCard>
  );
});

/**
 * Offers a giveaway, asked for with the voucher's present token, renewed or not; if the voucher was forgotten
 * meanwhile, with the token that it had when the page was opened.
 */
const Giveaway = observer(function Giveaway({
  screen,
  receipt,
}: {
  screen: ThankYouScreen;
  receipt: Receipt;
}) {
  const { session, site: store } = useServices();
  const [first] = useState(() => (session.mark === receipt.voucherMark ? session.held : null));
  if (first === null || !store.site.switches.showGiveaway) return null;
  const { id } = receipt.redemption;
  const place = (): GiveawayPlace => {
    const { token, voucher } = (session.mark === receipt.voucherMark && session.held) || first;
    const { amountInCent } = (screen.receipt ?? receipt).balance;
    const left = { ...voucher, balanceInCent: amountInCent ?? voucher.balanceInCent };
    return { kind: 'thank-you', redemptionId: id, session: { ...first, token, voucher: left } };
  };
  const done = () => session.removeMarked(receipt.voucherMark);
  return <GiveawayArea place={place} email={receipt.email} onDone={done} />;
});

/** Shown if this tab has no redemption, for instance after a bookmark was opened or the voucher was removed. */
const NothingHere = observer(function NothingHere() {
  const { t } = useWords();
  return (
    <FormLayout title={<TitledHeading title={t('thankYou.none')} lead={t('thankYou.noneText')} />}>
      <div className={styles.actions}>
        <ButtonLink to="/" kind="primary">
          {t('thankYou.another')}
        </ButtonLink>
        <SupportLink />
      </div>
    </FormLayout>
  );
});
