import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DonationReceipt } from '#domain/donation/donation.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { ShopHead } from '../../../kit/ShopHead.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { useArea } from '../../../session/services.ts';
import { DONATION } from '../services.ts';
import { useText } from '../../../session/text.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ReceiptSheet } from '../../../parts/receipt/ReceiptSheet.tsx';
import { RestSheet } from '../../../parts/receipt/RestSheet.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import styles from './DonatedView.module.scss';

/** The confirmation of a donation. It survives a reload. */
export const DonatedView = observer(function DonatedView() {
  const receipt = useArea(DONATION).kept.read('donationReceipt');
  return receipt ? <Given receipt={receipt} /> : <NothingGiven />;
});

const Given = observer(function Given({ receipt }: { receipt: DonationReceipt }) {
  const { t, money } = useText();
  const id = useId();
  const { donation, email } = receipt;
  const { currency, organisationName: organisation, receiptBy, remainingBalanceInCent } = donation;
  const forwarded = money({ amountInCent: donation.forwardedInCent, currency });
  const left =
    remainingBalanceInCent === null ? null : money({ amountInCent: remainingBalanceInCent, currency });
  const leavesSomething = (remainingBalanceInCent ?? 0) > 0;
  const restText = left && t('thankYou.rest', { money: left });
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('donate.doneTitle')} />}
      aside={
        <RestSheet title={t('donate.left')} amount={left}>
          <div className={styles.rest} data-print="never">
            <ButtonLink to="/" kind={leavesSomething ? 'primary' : 'secondary'} full>
              {leavesSomething && restText ? restText : t('thankYou.another')}
            </ButtonLink>
          </div>
        </RestSheet>
      }
      below={<RemoveMyData />}
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
