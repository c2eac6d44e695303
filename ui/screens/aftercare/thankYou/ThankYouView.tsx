import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import { prefillOf } from '#domain/customer/maskEmail.ts';
import type { GiveawayPlace } from '#domain/giveaway/giveaway.ts';
import { type Receipt, withoutOldRest } from '#domain/redemption/receipt.ts';
import { isRestNext } from '#domain/redemption/tickets.ts';
import { isGoingWell, progressOf } from '#domain/redemption/redemption.ts';
import { isRedeemedFrom } from '#domain/voucher/voucher.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SpotLayout } from '../../../frame/SpotLayout.tsx';
import { PageHeading } from '../../../frame/PageHeading.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import flow from '../../../styles/flow.module.scss';
import { GiveawayArea } from '../giveaway/GiveawayArea.tsx';
import { AFTERCARE } from '../services.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading, usePageTitle } from '../../../parts/page/Page.tsx';
import { PaperFoot } from '../../../parts/paper/PaperFoot.tsx';
import { PartnerReturn } from '../../../parts/voucher/PartnerReturn.tsx';
import { Extras } from './Extras.tsx';
import { Folded } from './Folded.tsx';
import { PrepaidOrdered } from './PrepaidOrdered.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { Rest } from './Rest.tsx';
import styles from './ThankYouView.module.scss';
import { ThankYouScreen } from './ThankYouScreen.ts';
import type { CodeSlots } from './CodeTicket.tsx';
import { Tickets } from './Tickets.tsx';
import { Top } from './Top.tsx';
import { useThanksTitle } from './useThanksTitle.ts';
import { Spot } from '../../../parts/spot/Spot.tsx';

/** "Remove voucher", "remove my data" and another voucher remove the receipt; in time, its address leaves. */
export const ThankYouView = perHolder(function ThankYouView({ slots }: { slots: CodeSlots }) {
  const { now, session, site: store } = useServices();
  const { askForCode, receipt: last } = useShared();
  const { forgetRedeemed, forgetRest, refreshReceipt, spendVoucher } = useArea(AFTERCARE);
  const [removals] = useState(session.removals);
  const screen = useScreen(() => {
    const receipt = last.value;
    const mark = receipt?.voucherMark ?? '';
    return new ThankYouScreen(receipt, {
      refresh: refreshReceipt,
      now,
      askForCode,
      // The request for a giveaway needs the voucher's token (ADR 17).
      keepsVoucher: hasFeature(store.site, 'giveaway'),
      holdsVoucher: isRedeemedFrom(session.mark, mark),
      forgetVoucher: () => forgetRedeemed.execute(mark),
      onBalance: (balance) => {
        // If the user removed all data meanwhile, nothing is stored again.
        if (session.removals === removals) spendVoucher.execute(balance, mark);
      },
      onUnknownBalance: () => forgetRest.execute(mark),
    });
  });
  if (screen.receipt === null) return <NothingHere />;
  return <Done screen={screen} receipt={withoutOldRest(screen.receipt, last.value)} slots={slots} />;
});

interface DoneProps {
  screen: ThankYouScreen;
  receipt: Receipt;
}

const Done = observer(function Done({ screen, receipt, slots }: DoneProps & { slots: CodeSlots }) {
  const { site: store } = useServices();
  const { t, siteText } = useText();
  const { redemption } = receipt;
  const isWell = isGoingWell(redemption);
  const title = useThanksTitle(receipt);
  const heading = usePageTitle({ title: title.inTab });
  return (
    <>
      <FormLayout
        plain
        title={
          <Top pictured={isWell}>
            <PageHeading ref={heading} lead={isWell && siteText(store.site.thankYouText)}>
              {title.heading}
            </PageHeading>
          </Top>
        }
        aside={
          <div className={flow.stack6}>
            {isWell && <BrandDrawing />}
            <Rest
              receipt={receipt}
              kind={isRestNext(receipt, screen.awaitsLinks) ? 'primary' : 'secondary'}
            />
            <PartnerReturn />
          </div>
        }
        below={
          <>
            <PrepaidOrdered receipt={receipt} />
            {progressOf(redemption.status) !== 'returned' && <Giveaway screen={screen} receipt={receipt} />}
            <div className={styles.list}>
              <Folded receipt={receipt} isCodeShown={screen.isCodeShown} onCorrected={screen.know} />
              {isWell && <Extras />}
              <SupportWays>{t('thankYou.questions')}</SupportWays>
            </div>
          </>
        }
      >
        <div className={flow.stack4}>
          <Tickets screen={screen} receipt={receipt} slots={slots} />
          <OrderFacts receipt={receipt} />
        </div>
      </FormLayout>
      <PaperFoot />
    </>
  );
});

/**
 * Offers a giveaway. Uses the voucher's current token; if the voucher was forgotten meanwhile, the token from when the
 * page was opened.
 */
const Giveaway = observer(function Giveaway({ screen, receipt }: DoneProps) {
  const { session, site: store } = useServices();
  const { forgetRedeemed } = useArea(AFTERCARE);
  const [first] = useState(() => (isRedeemedFrom(session.mark, receipt.voucherMark) ? session.held : null));
  if (first === null || !hasFeature(store.site, 'giveaway')) return null;
  const { id } = receipt.redemption;
  const place = (): GiveawayPlace => {
    const { token, voucher } = (isRedeemedFrom(session.mark, receipt.voucherMark) && session.held) || first;
    const { amountInCent } = (screen.receipt ?? receipt).balance;
    const left = { ...voucher, balanceInCent: amountInCent ?? voucher.balanceInCent };
    return { kind: 'thank-you', redemptionId: id, session: { ...first, token, voucher: left } };
  };
  const done = () => forgetRedeemed.execute(receipt.voucherMark);
  return <GiveawayArea place={place} email={prefillOf(receipt.email)} onDone={done} />;
});

/** Shown if this tab has no redemption, for example after a bookmark or "Remove voucher". */
const NothingHere = observer(function NothingHere() {
  const { t } = useText();
  return (
    <SpotLayout
      spot={<Spot name="lost" />}
      title={<TitledHeading title={t('thankYou.none')} lead={t('thankYou.noneText')} />}
    >
      <div className={flow.rowAtTop}>
        <ButtonLink to="/" kind="primary">
          {t('thankYou.redeem')}
        </ButtonLink>
        <SupportLink />
      </div>
    </SpotLayout>
  );
});
