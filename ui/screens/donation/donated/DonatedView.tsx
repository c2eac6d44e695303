import { observer } from 'mobx-react-lite';
import { withAddress } from '#domain/customer/maskEmail.ts';
import type { DonationReceipt } from '#domain/donation/donation.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SpotLayout } from '../../../frame/SpotLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { PaperFoot } from '../../../parts/paper/PaperFoot.tsx';
import { PaperHead } from '../../../parts/paper/PaperHead.tsx';
import { OrderFoot } from '../../../parts/receipt/OrderFoot.tsx';
import { RestLine } from '../../../parts/receipt/RestLine.tsx';
import { UsedUp } from '../../../parts/receipt/UsedUp.tsx';
import { Ticket } from '../../../parts/ticket/Ticket.tsx';
import { TicketPanel } from '../../../parts/ticket/TicketPanel.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import flow from '../../../styles/flow.module.scss';
import styles from './DonatedView.module.scss';
import { Spot } from '../../../parts/spot/Spot.tsx';

/** The confirmation of a donation. It survives a reload. */
export const DonatedView = observer(function DonatedView() {
  const { kept } = useArea(DONATION);
  const stored = kept.read('donationReceipt');
  const receipt = stored && withAddress(stored, kept.read('donatedTo'));
  return receipt ? <Given receipt={receipt} /> : <NothingGiven />;
});

const Given = observer(function Given({ receipt }: { receipt: DonationReceipt }) {
  const { t, money } = useText();
  const { session } = useServices();
  const { donation, email } = receipt;
  const { currency, organisationName: organisation, receiptBy } = donation;
  // Another tab may have changed the balance since.
  const remainingBalanceInCent = session.missed === null ? donation.remainingBalanceInCent : null;
  const forwarded = money({ amountInCent: donation.forwardedInCent, currency });
  const rest = remainingBalanceInCent ?? 0;
  const left = money({ amountInCent: rest, currency });
  return (
    <>
      <FormLayout
        plain
        title={
          <>
            <PaperHead title={t('donate.summary')} drawing />
            <TitledHeading title={t('donate.doneTitle')} />
          </>
        }
        aside={
          rest > 0 ? (
            <RestLine title={t('donate.left')} amount={left}>
              <div className={styles.rest}>
                <ButtonLink to="/" kind="primary" full>
                  {t('thankYou.rest', { money: left })}
                </ButtonLink>
              </div>
            </RestLine>
          ) : (
            <UsedUp isKnown={remainingBalanceInCent !== null} />
          )
        }
        below={
          <>
            <RemoveMyData />
            <SupportWays>{t('thankYou.questions')}</SupportWays>
          </>
        }
      >
        <div className={flow.stack4}>
          <Ticket shop={organisation} value={forwarded}>
            <TicketPanel state="said">
              <Icon name={LATER_ICONS.heart} size="l" />
              <div className={styles.said}>
                <p>{t('donate.forwarded', { money: forwarded, organisation })}</p>
                <p>{t('donate.mailed', { email })}</p>
                {receiptBy !== null && <p>{t(`donate.receipt${receiptBy}`)}</p>}
              </div>
            </TicketPanel>
          </Ticket>
          <OrderFoot orderNumber={donation.orderNumber} />
        </div>
      </FormLayout>
      <PaperFoot />
    </>
  );
});

const NothingGiven = observer(function NothingGiven() {
  const { t } = useText();
  return (
    <SpotLayout
      spot={<Spot name="heart" />}
      title={<TitledHeading title={t('donate.noneTitle')} lead={t('donate.noneText')} />}
    >
      <ButtonLink to="/" kind="primary">
        {t('thankYou.another')}
      </ButtonLink>
    </SpotLayout>
  );
});
