import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { withAddress } from '#domain/customer/maskEmail.ts';
import type { DonationReceipt } from '#domain/donation/donation.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ReceiptSheet } from '../../../parts/receipt/ReceiptSheet.tsx';
import { RestSheet } from '../../../parts/receipt/RestSheet.tsx';
import { UsedUp } from '../../../parts/receipt/UsedUp.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { SupportWays } from '../../../problems/SupportWays.tsx';
import styles from './DonatedView.module.scss';

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
  const id = useId();
  const { donation, email } = receipt;
  const { currency, organisationName: organisation, receiptBy } = donation;
  // Another tab may have changed the balance since.
  const remainingBalanceInCent = session.missed === null ? donation.remainingBalanceInCent : null;
  const forwarded = money({ amountInCent: donation.forwardedInCent, currency });
  const rest = remainingBalanceInCent ?? 0;
  const left = money({ amountInCent: rest, currency });
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('donate.doneTitle')} />}
      aside={
        rest > 0 ? (
          <RestSheet title={t('donate.left')} amount={left}>
            <div className={styles.rest} data-print="never">
              <ButtonLink to="/" kind="primary" full>
                {t('thankYou.rest', { money: left })}
              </ButtonLink>
            </div>
          </RestSheet>
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
      <ReceiptSheet
        titleId={id}
        head={<ShopHead id={id} shop={organisation} logo={null} value={forwarded} />}
        orderNumber={donation.orderNumber}
      >
        <StatusBadge kind="success">{t('donate.given')}</StatusBadge>
        <div className={styles.said}>
          <p>{t('donate.forwarded', { money: forwarded, organisation })}</p>
          <p>{t('donate.mailed', { email })}</p>
          {receiptBy !== null && <p>{t(`donate.receipt${receiptBy}`)}</p>}
        </div>
      </ReceiptSheet>
    </FormLayout>
  );
});

const NothingGiven = observer(function NothingGiven() {
  const { t } = useText();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('donate.noneTitle')} lead={t('donate.noneText')} />}
      aside={<BrandDrawing />}
    >
      <ButtonLink to="/" kind="primary">
        {t('thankYou.another')}
      </ButtonLink>
    </FormLayout>
  );
});
